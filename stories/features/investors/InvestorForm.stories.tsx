import { expect, fn, waitFor, within } from 'storybook/test';
import { investors } from '#fixtures/build/samples.ts';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { InvestorForm } from '#src/features/investors/InvestorForm.tsx';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { loaded, masterWith } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../resourceOf.ts';

const [investor] = investors;
if (!investor) throw new Error('There are no sample investors');

const meta = preview.meta({
  title: 'Screens/Master Portal/Investor Management/Form',
  component: InvestorForm,
  args: { record: null, resource: resourceOf(investorResource.kind), onClose: fn() },
});

export const Empty = meta.story({ tags: ['empty'] });

export const Prefilled = meta.story({
  args: { record: investor },
});

/** A plan that is halted or deleted is no choice; an investor who has it keeps it (spec section 4). */
export const PlansNoLongerAvailable = meta.story({
  beforeEach: () => {
    for (const { id, name } of investorPlanStore.rows()) {
      if (name === 'Basic') investorPlanStore.change(id, (plan) => ({ ...plan, status: 'halt' }));
      if (name === 'Premium') investorPlanStore.remove(new Set([id]));
    }
  },
  play: async () => {
    const plan = (await dialog('Add Investor')).getByLabelText('Plan');
    await expect(
      within(plan)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Standard Plan · $999/year', 'Enterprise Plan · $4,999/year']);
    await expect(plan).toHaveValue('Standard');
  },
});

/** The form of an investor whose plan is no longer available. */
export const KeepsItsPlan = PlansNoLongerAvailable.extend({
  tags: ['behaviour'],
  args: { record: { ...investor, plan: 'Basic' } },
  play: async () => {
    await expect((await dialog('Edit Investor')).getByLabelText('Plan')).toHaveValue('Basic');
  },
});

const records = loaded(masterWith());

/** The Emirate ID of an active investor is no error: the form of another one can be saved. */
export const SameEmiratesId = meta.story({
  decorators: [withRecords(records)],
  args: { record: { ...investor, id: 'USR-900', mobile: '' } },
  play: async () => {
    const form = await dialog('Edit Investor');
    await expect(await form.findByText(/^Same/u)).toHaveTextContent('Same Emirate ID as Layla Haddad');
    await expect(form.getByLabelText(/^Emirate ID/)).toBeValid();
  },
});

export const SamePhone = SameEmiratesId.extend({
  args: { record: null },
  play: async ({ userEvent }) => {
    const form = await dialog('Add Investor');
    await fill(userEvent, form.getByLabelText(/^Mobile/), investor.mobile);
    await expect(await form.findByText(/^Same/u)).toHaveTextContent('Same Mobile as Layla Haddad');
  },
});

/** The investor whom the form adds has the numbers of no other. */
export const AddedUnlikeOthers = meta.story({
  tags: ['behaviour'],
  args: { resource: investorResource },
  decorators: [withRecords(loaded(masterRecords))],
  play: async ({ args, userEvent }) => {
    const form = await dialog('Add Investor');
    for (const input of form.getAllByRole('textbox')) await fill(userEvent, input, '050 000 1111');
    await fill(userEvent, form.getByLabelText(/^Email/), 'nadia@acme.example');
    await userEvent.click(form.getByRole('button', { name: 'Add Investor' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(form.queryByText(/^Same/u)).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { record: investor },
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit Investor');
    await fill(userEvent, form.getByLabelText(/^Email/), 'layla@cedar');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByText('Enter a valid email address')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

export const MaskingTheEmirateId = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const form = await dialog('Add Investor');
    const field = form.getByLabelText(/^Emirate ID/);
    await fill(userEvent, field, '784198712345671');
    await userEvent.tab();
    await expect(field).toHaveValue('784-1987-1234567-1');
  },
});
