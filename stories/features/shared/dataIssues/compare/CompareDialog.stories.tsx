import { expect, fn, screen, within } from 'storybook/test';
import { buildDeveloper, buildSubUser } from '#fixtures/build/developer.ts';
import { developers, investors } from '#fixtures/build/samples.ts';
import { CompareDevelopers } from '#src/features/developers/issues/CompareDevelopers.tsx';
import { CompareInvestors } from '#src/features/investors/issues/CompareInvestors.tsx';
import { longEmail, longName } from '#stories/longTexts.ts';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { failedRead, loaded, masterWith } from '../../related/sampleKinds.ts';
import { withRecords } from '../../related/withRecords.tsx';

const [layla] = developers;
const [investor] = investors;
if (!layla || !investor) throw new Error('There are no samples.');

const twin = buildDeveloper({
  ...layla,
  id: 'DEV-900',
  emiratesId: '784-1987-1234567-1',
  subUsers: [],
  lastLogin: null,
});
const third = buildDeveloper({
  id: 'DEV-901',
  name: 'L. Haddad',
  email: layla.email,
  companyId: 'COMP-999',
  companyName: 'Gone',
  subUsers: [buildSubUser()],
});
const long = buildDeveloper({
  ...layla,
  id: 'DEV-902',
  name: longName,
  email: longEmail,
});

const onRetry = fn();
const whole = loaded(masterWith({ developers: [...developers, twin, third] }));
const broken = loaded(masterWith({ developers: failedRead(onRetry), tickets: failedRead(onRetry) }));

const meta = preview.meta({
  title: 'Screens/Shared/Compare',
  component: CompareDevelopers,
  args: { record: layla, duplicatesOf: () => [layla, twin], open: fn(), onClose: fn() },
  decorators: [withRecords(whole)],
});

const opened = () => dialog('Compare developers');

/** Fields that differ come first, then what depends on each and is lost with it, then what is the same. */
export const Default = meta.story({
  play: async () => {
    const shown = await opened();
    const rows = shown.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    const at = (start: string) => rows.findIndex((text) => text.startsWith(start));
    await expect(at('Different')).toBeLessThan(at('Emirates ID'));
    await expect(at('Emirates ID')).toBeLessThan(at('What depends on it'));
    await expect(at('Last Login')).toBeGreaterThan(at('What depends on it'));
    await expect(at('The same')).toBeGreaterThan(at('Lost with it'));
    await expect(at('Email')).toBeGreaterThan(at('The same'));
    await expect(rows[at('Lost with it')]).toContain(
      'It has 3 sub-users, who are lost: the server cannot move them',
    );
    await expect(rows[at('Lost with it')]).toContain('Nothing else');
  },
});

export const Buttons = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const shown = await opened();
    await userEvent.click(shown.getByRole('button', { name: 'Edit Layla Haddad, DEV-900' }));
    await expect(args.open).toHaveBeenCalledWith('edit', twin);
    await userEvent.click(shown.getByRole('button', { name: `Delete Layla Haddad, ${layla.id}` }));
    await expect(args.open).toHaveBeenCalledWith('delete', layla);
  },
});

export const Three = meta.story({
  args: { duplicatesOf: () => [layla, twin, third] },
  play: async () => {
    const shown = await opened();
    await expect(shown.getAllByRole('columnheader')).toHaveLength(3);
    await expect(shown.getByRole('row', { name: /^Lost with it/u })).toHaveTextContent('It has 1 sub-user, ');
  },
});

export const LongNames = meta.story({ args: { duplicatesOf: () => [layla, long] } });

/** The labels stay in sight while the records scroll. */
export const Narrow = meta.story({
  tags: ['narrow'],
  args: { duplicatesOf: () => [layla, twin, long] },
  globals: { viewport: { value: 'narrow' } },
});

/** Records of an area without developer users need no read from the server. */
export const Investors = meta.story({
  render: ({ onClose }) => (
    <CompareInvestors
      record={investor}
      duplicatesOf={() => investors.slice(0, 2)}
      open={fn()}
      onClose={onClose}
    />
  ),
  play: async () => {
    const shown = within(await screen.findByRole('dialog', { name: 'Compare investors' }));
    await expect(shown.getByRole('row', { name: /^Lost with it/u })).toHaveTextContent(
      'The subscription and its payments are lost.',
    );
  },
});

/** A read has failed: what is lost is not known. */
export const NotRead = meta.story({
  tags: ['failed'],
  decorators: [withRecords(broken)],
  play: async ({ userEvent }) => {
    const shown = await opened();
    await expect(shown.getByRole('row', { name: /^Lost with it/u })).toHaveTextContent('is not known yet');
    const [retry] = shown.getAllByRole('button', { name: 'Retry Tickets' });
    if (retry) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalled();
  },
});

/** The other one was deleted. */
export const OneLeft = meta.story({
  args: { duplicatesOf: () => [layla] },
  tags: ['behaviour'],
  play: async ({ args }) => {
    await expect(args.onClose).toHaveBeenCalled();
  },
});
