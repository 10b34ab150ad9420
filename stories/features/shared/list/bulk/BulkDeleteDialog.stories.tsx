import { expect, fn, screen } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { BulkDeleteDialog } from '#src/features/shared/list/bulk/BulkDeleteDialog.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';
import { loaded, masterWith } from '../../related/sampleKinds.ts';
import { withRecords } from '../../related/withRecords.tsx';

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Developer ${at + 1}` }));

const whole = loaded(masterWith());
const someCompanies = companies.slice(0, 2).map(({ id, companyName }) => ({ id, name: companyName }));

const meta = preview.meta({
  title: 'Screens/Shared/BulkDeleteDialog',
  component: BulkDeleteDialog,
  args: {
    kind: 'developers',
    noun: { one: 'developer', many: 'developers' },
    records: people(3),
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete developers' });
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete 3 developers? This action cannot be undone.Developer 1Developer 2Developer 3',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** With Undo the text does not say that the deletion cannot be undone. */
export const NotFinal = meta.story({
  args: { irreversible: false },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent('cannot be undone');
  },
});

/** Selected records that cannot be deleted are counted, with the reason. */
export const LeftOut = meta.story({
  args: { leftOut: ['You cannot delete your own account.'] },
  play: async () => {
    await expect(await screen.findByText('1 left out: You cannot delete your own account.')).toBeVisible();
  },
});

/** Selected records that are not shown come first, and are marked. */
export const NotShown = meta.story({
  args: { records: [...people(5), { id: 'hidden', name: 'Layla Haddad', hidden: true }] },
  play: async () => {
    const [first] = await screen.findAllByRole('listitem');
    await expect(first).toHaveTextContent('Layla Haddad (not shown)');
    await expect(screen.getByText('and 1 more')).toBeVisible();
  },
});

/** Five names are shown, the others are counted; of more than twenty records the number is typed first. */
export const ManyEntries = meta.story({
  tags: ['long'],
  args: { records: people(1212) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await expect(screen.getByText('and 1,207 more')).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await expect(confirm).toBeDisabled();
    const number = screen.getByRole('textbox', { name: 'Type 1,212 to delete them' });
    await userEvent.type(number, '121');
    await expect(confirm).toBeDisabled();
    await userEvent.type(number, '2');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    records: [
      { id: '1', name: longName },
      { id: '2', name: 'x'.repeat(80) },
    ],
  },
});

/** The sentence counts what depends on all of them. */
export const Depending = meta.story({
  args: { kind: 'companies', noun: { one: 'company', many: 'companies' }, records: someCompanies },
  decorators: [withRecords(whole)],
  play: async () => {
    await expect(
      await screen.findByText(/^They have \d+ developer users, who stay without a company\.$/u),
    ).toBeVisible();
    await expect(screen.getByText('2 subscriptions and their payments are lost.')).toBeVisible();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
