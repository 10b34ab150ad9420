import { expect, fn, screen, within } from 'storybook/test';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyDetails } from '#src/features/companies/CompanyDetails.tsx';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { MasterRecords, RecordReader } from '#src/features/shared/records/records.ts';
import { PlaceContext } from '#src/features/shared/trail/trailContext.ts';
import preview from '#storybook/preview.tsx';
import { masterReader } from './readers.ts';
import { sampleRecords } from './sampleRecords.ts';

const noDevelopers = { ...sampleRecords, developers: [] };
const whole = masterReader(sampleRecords);
const slow = masterReader(noDevelopers, { developers: { status: 'loading' } });
const onRetry = fn();
const broken = masterReader(noDevelopers, { developers: { status: 'failed', onRetry } });
const missing: LoadOnce<RecordReader<MasterRecords>> = {
  peek: () => null,
  load: () => new Promise(() => undefined),
};

const [company] = sampleRecords.companies;
if (!company) throw new Error('There is no sample company.');

const meta = preview.meta({
  title: 'Screens/Shared/Related',
  component: CompanyDetails,
  args: {
    record: company,
    logo: NO_LOGO,
    developerCount: { status: 'counted' as const, count: 2 },
    open: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <RecordsContext value={{ master: whole }}>
        <Story />
      </RecordsContext>
    ),
  ],
});

const details = async () => within(await screen.findByRole('dialog', { name: 'Company Details' }));

/** Below the facts: the people of a company, its subscription, the tickets of both. Names of records are links. */
export const Default = meta.story({
  play: async () => {
    const dialog = await details();
    const users = within(dialog.getByRole('region', { name: /^Developer Users \(\d+\)$/u }));
    await expect(users.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/master\/developer-users\?open=details&id=/u),
    );
    await expect(dialog.getByRole('region', { name: 'Subscription (1)' })).toHaveTextContent('Sample data');
    await expect(dialog.getByRole('link', { name: company.plan ?? '' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/master\/plans-management\/developer-plans\?/u),
    );
  },
});

/** Links have led here from another record. */
export const OnTheWay = meta.story({
  decorators: [
    (Story) => (
      <PlaceContext
        value={{
          here: '/master/company-management?open=details&id=COMP-001',
          state: {
            trail: {
              to: '/master/company-management?open=details&id=COMP-001',
              steps: [{ label: 'Layla Haddad', href: '/master/developer-users?open=details&id=USR-001' }],
            },
          },
        }}
      >
        <Story />
      </PlaceContext>
    ),
  ],
  play: async () => {
    const way = within((await details()).getByRole('navigation', { name: 'Records on the way' }));
    await expect(way.getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expect(way.getByText(company.companyName)).toHaveAttribute('aria-current', 'page');
  },
});

/** The server is slow: the facts and the samples do not wait. */
export const Loading = meta.story({
  tags: ['loading'],
  decorators: [
    (Story) => (
      <RecordsContext value={{ master: slow }}>
        <Story />
      </RecordsContext>
    ),
  ],
  play: async () => {
    const dialog = await details();
    await expect(dialog.getByRole('status', { name: 'Loading Developer Users' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Subscription (1)' })).toBeVisible();
  },
});

/** The code with the samples is on its way: every part has its height already. */
export const CodeLoading = meta.story({
  tags: ['loading'],
  decorators: [
    (Story) => (
      <RecordsContext value={{ master: missing }}>
        <Story />
      </RecordsContext>
    ),
  ],
  play: async () => {
    await expect(
      (await details()).getAllByRole('status', { name: /^Loading (?!the history)/u }),
    ).toHaveLength(4);
  },
});

/** A read has failed. */
export const Failed = meta.story({
  tags: ['failed'],
  decorators: [
    (Story) => (
      <RecordsContext value={{ master: broken }}>
        <Story />
      </RecordsContext>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.click((await details()).getByRole('button', { name: 'Retry Developer Users' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone everything is in one column. */
export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
