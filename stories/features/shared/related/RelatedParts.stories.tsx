import { expect, fn, within } from 'storybook/test';
import { supportCompanies, supportTickets, supportUsers } from '#fixtures/build/samples.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { MasterRecords, SupportRecords } from '#src/features/shared/records/records.ts';
import { companyPart, partsOfDeveloper } from '#src/features/shared/related/parts/companyParts.ts';
import { partsOfInvestor } from '#src/features/shared/related/parts/investorParts.ts';
import { partsOfPlan } from '#src/features/shared/related/parts/planParts.ts';
import { partsOfStaffUser } from '#src/features/shared/related/parts/staffParts.ts';
import {
  partsOfSupportCompany,
  partsOfSupportUser,
} from '#src/features/shared/related/parts/supportParts.ts';
import { Related, type RelatedProps } from '#src/features/shared/related/Related.tsx';
import preview from '#storybook/preview.tsx';
import { masterReader, supportReader } from './readers.ts';
import { sampleRecords } from './sampleRecords.ts';

type MasterParts = RelatedProps<'master'>['parts'];
type SupportParts = RelatedProps<'support'>['parts'];

const support: SupportRecords = {
  users: supportUsers,
  companies: supportCompanies,
  tickets: supportTickets,
};
const emptyMaster: MasterRecords = {
  ...{ developers: [], companies: [], investors: [], staff: [], tickets: [], audit: [] },
  ...{ plans: { developer: [], investor: [] }, companySubscriptions: [], userSubscriptions: [] },
};
const emptySupport: SupportRecords = { users: [], companies: [], tickets: [] };

function sample<Row>(rows: readonly Row[], at = 0): Row {
  const row = rows[at];
  if (!row) throw new Error('There is no such sample.');
  return row;
}

const developer = sample(sampleRecords.developers);
const investor = sample(sampleRecords.investors);
const plan = sample(sampleRecords.plans.developer, 2);
const user = sample(supportUsers);
const company = sample(supportCompanies);

function ofMaster(parts: MasterParts, reader = masterReader(sampleRecords)) {
  return () => (
    <RecordsContext value={{ master: reader }}>
      <Related portal="master" parts={parts} />
    </RecordsContext>
  );
}

function ofSupport(parts: SupportParts, records = support) {
  return () => (
    <RecordsContext value={{ support: supportReader(records) }}>
      <Related portal="support" parts={parts} />
    </RecordsContext>
  );
}

const meta = preview.meta({
  title: 'Screens/Shared/RelatedParts',
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
});

export const DeveloperUser = meta.story({
  render: ofMaster(partsOfDeveloper(developer)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Company (1)' })).toHaveTextContent('Acme Developments');
    await expect(canvas.getByRole('region', { name: 'Sub-Users (3)' })).toBeVisible();
  },
});

/** A payment is the begin of a term that was paid. */
export const Investor = meta.story({
  render: ofMaster(partsOfInvestor(investor)),
  play: async ({ canvas }) => {
    const payments = within(canvas.getByRole('region', { name: 'Payments (6)' }));
    await expect(payments.getAllByRole('listitem')).toHaveLength(5);
    await expect(payments.getAllByRole('link')[0]).toHaveTextContent('2026-09-30');
  },
});

export const StaffUser = meta.story({ render: ofMaster(partsOfStaffUser('Sara Khalil')) });

export const Plan = meta.story({ render: ofMaster(partsOfPlan('developer', plan)) });

export const SupportUser = meta.story({ render: ofSupport(partsOfSupportUser(user)) });

/** All users of the company; its subscription is read-only. */
export const SupportCompany = meta.story({
  render: ofSupport(partsOfSupportCompany(company)),
  play: async ({ canvas }) => {
    const users = within(canvas.getByRole('region', { name: 'Users (3)' }));
    await expect(users.getAllByRole('link')).toHaveLength(3);
    const subscription = within(canvas.getByRole('region', { name: 'Subscription (1)' }));
    await expect(subscription.queryByRole('link')).toBeNull();
  },
});

const none = masterReader(emptyMaster);

/** Nothing belongs to the records. */
export const None = meta.story({
  tags: ['empty'],
  render: ofMaster(
    [
      ...partsOfDeveloper({ ...developer, companyId: null, companyName: null, subUsers: [] }).slice(0, 2),
      ...partsOfInvestor({ ...investor, plan: '' }),
      ...partsOfStaffUser('Sara Khalil'),
      ...partsOfPlan('developer', plan),
    ],
    none,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const text of ['No company', 'No sub-users', 'No plan', 'No payments', 'No assigned tickets']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const NoneInSupport = meta.story({
  tags: ['empty'],
  render: ofSupport(
    [...partsOfSupportUser(user), ...partsOfSupportCompany(company).slice(0, 1)],
    emptySupport,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users')).toBeVisible();
  },
});

/** The company of a developer user is being read. */
export const Loading = meta.story({
  tags: ['loading'],
  render: ofMaster(
    partsOfDeveloper(developer),
    masterReader(sampleRecords, { companies: { status: 'loading' } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading Company' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Sub-Users (3)' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  tags: ['failed'],
  render: ofMaster(
    [companyPart(developer.companyId, developer.companyName)],
    masterReader(sampleRecords, { companies: { status: 'failed', onRetry } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Company' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const longName = sampleRecords.developers.find(({ name }) => name.length > 70);

/** Names as long as the console allows. */
export const LongValues = meta.story({
  tags: ['long'],
  render: ofMaster(partsOfDeveloper(longName ?? developer)),
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  render: ofMaster(partsOfInvestor(investor)),
});
