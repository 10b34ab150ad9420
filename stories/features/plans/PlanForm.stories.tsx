import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildPlan } from '#fixtures/build/plan.ts';
import type { PlanAudience } from '#src/api/types/plan.ts';
import { PlanForm } from '#src/features/plans/PlanForm.tsx';
import { planKind } from '#src/features/plans/plan.ts';
import { planFields } from '#src/features/plans/planFields.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { dialog, fill, submitByEnter } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { keepDraft } from '../keepDraft.ts';
import { resourceOf } from '../resourceOf.ts';
import { companies, planNamed } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Plans/Form',
  component: PlanForm,
  args: {
    record: null,
    resource: resourceOf(planKind('developer')),
    audience: 'developer' as PlanAudience,
    companies: [],
    onEmail: fn(),
    onClose: fn(),
  },
});

/** Name, description and price are required; the rest has its defaults. */
export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    const form = await dialog('Add New Subscription Plan');
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    await expect(form.getByRole('combobox', { name: 'Duration' })).toHaveValue('monthly');
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
    await expect(form.getByRole('textbox', { name: 'Max Projects' })).toHaveValue('10');
    await expect(form.getByRole('textbox', { name: 'Max Users' })).toHaveValue('5');
    await expect(form.getByRole('textbox', { name: 'Max Units' })).toHaveValue('100');
  },
});

/** What was typed for a new developer plan when the session expired is that form's, not that of a new investor plan. */
export const DraftOfAudience = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const saved = valuesOf(planFields, null);
    return keepDraft('developer-plans.new', { values: { ...saved, name: 'Half a plan' }, saved });
  },
  play: async () => {
    const form = await dialog('Add New Subscription Plan');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a plan');
    await expect(form.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
});

export const DraftOfOtherAudience = DraftOfAudience.extend({
  tags: ['behaviour'],
  args: { audience: 'investor', resource: resourceOf(planKind('investor')) },
  play: async () => {
    const form = await dialog('Add New Subscription Plan');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
});

export const Prefilled = meta.story({
  args: { record: planNamed('Standard') },
});

/** A lower limit and another status say whom they affect, before they are saved. */
export const Affected = meta.story({
  args: {
    record: planNamed('Standard'),
    companies: companies.filter(({ planId }) => planId === 'DPL-002').slice(0, 2),
  },
  play: async ({ userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    await expect(form.getByText('2 companies are on this plan.')).toBeVisible();
    const users = form.getByRole('textbox', { name: 'Max Users' });
    await fill(userEvent, users, '24');
    const [first, second] = companies.filter(({ planId }) => planId === 'DPL-002');
    await expect(form.getByText(/are on this plan/u).parentElement).toHaveTextContent(
      `2 companies are on this plan. Above the limit of 24 users: ${first?.companyName} (25), ${second?.companyName} (25).`,
    );
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Halted');
    await expect(form.getByText(/They keep it; no one else can choose it/u)).toBeVisible();
  },
});

/** Another price says who pays it, from when, and the difference a month. */
export const PriceChanged = meta.story({
  args: {
    record: planNamed('Standard'),
    companies: companies.filter(({ planId }) => planId === 'DPL-002').slice(0, 2),
  },
  play: async ({ userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    const price = form.getByRole('textbox', { name: 'Price' });
    await fill(userEvent, price, '1199');
    await expect(form.getByRole('row', { name: 'Price $999.00 Yearly $1,199.00 Yearly' })).toBeVisible();
    const effect = /\+\$16\.67 a month each, \+\$33\.34 a month together\.$/u;
    await expect(form.getByText(effect)).toBeVisible();
    // Announced when the field is left, not at each key.
    await userEvent.tab();
    await waitFor(() => expect(form.getAllByText(effect)).toHaveLength(2));
  },
});

/** A limit without a digit is 0: Enter shows it first, and saves it only when pressed again. */
export const ZeroByEnter = Prefilled.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    const users = form.getByRole('textbox', { name: 'Max Users' });
    await fill(userEvent, users, 'abc');
    submitByEnter(users);
    await expect(await screen.findByText('Max Users: 0')).toBeVisible();
    await expect(users).toHaveValue('0');
    await expect(args.resource.update).not.toHaveBeenCalled();
    submitByEnter(users);
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        args.record,
        expect.objectContaining({ maxUsers: '0' }),
      ),
    );
  },
});

/** White space alone is empty. */
export const Invalid = meta.story({
  args: { record: planNamed('Standard') },
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    const description = form.getByRole('textbox', { name: 'Description' });
    await fill(userEvent, description, '   ');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
    await expect(description).toHaveFocus();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

export const Unlimited = meta.story({
  args: { record: buildPlan({ maxProjects: 40, maxUsers: null }) },
});

/** The checkbox makes a limit unlimited; unchecked, the limit has its default again. */
export const UnlimitedSaved = Unlimited.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    const projects = form.getByRole('textbox', { name: 'Max Projects' });
    const users = form.getByRole('textbox', { name: 'Max Users' });
    const box = (description: string) => form.getByRole('checkbox', { name: 'Unlimited', description });
    await expect(users).toBeDisabled();
    await userEvent.click(box('Max Users'));
    await expect(users).toBeEnabled();
    await expect(users).toHaveValue('5');
    await userEvent.click(box('Max Projects'));
    await expect(projects).toBeDisabled();
    await expect(projects).toHaveValue('');
    await userEvent.click(box('Max Projects'));
    await expect(projects).toHaveValue('10');
    await userEvent.click(box('Max Units'));
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        args.record,
        expect.objectContaining({
          maxProjects: '10',
          maxProjectsUnlimited: false,
          maxUsers: '5',
          maxUsersUnlimited: false,
          maxUnitsUnlimited: true,
        }),
      ),
    );
  },
});
