import { expect, fn, screen, within } from 'storybook/test';
import { buildCompany } from '#fixtures/build/company.ts';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyDetails } from '#src/features/companies/CompanyDetails.tsx';
import type { PortalRecords } from '#src/features/shared/records/recordKind.ts';
import { PageContext } from '#src/features/shared/recordTrail/trailContext.ts';
import preview from '#storybook/preview.tsx';
import { failedRead, loaded, loadingRead, masterWith, shownCompanies } from './sampleKinds.ts';
import { withRecords } from './withRecords.tsx';

const onRetry = fn();
const whole = loaded(masterWith());
const slow = loaded(masterWith({ developers: loadingRead }));
const broken = loaded(masterWith({ developers: failedRead(onRetry) }));
const missing: LoadOnce<PortalRecords> = {
  peek: () => null,
  load: () => new Promise(() => undefined),
};

const [company] = shownCompanies;
if (!company) throw new Error('There is no sample company.');

const meta = preview.meta({
  title: 'Screens/Shared/Related',
  component: CompanyDetails,
  args: {
    record: company,
    logo: NO_LOGO,
    open: fn(),
    onClose: fn(),
  },
  decorators: [withRecords(whole)],
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
    const summary = within(dialog.getByRole('group', { name: 'Summary' }));
    await expect(summary.getByRole('link', { name: `${company.plan} Plan` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/master\/plans-management\/developer-plans\?/u),
    );
    await expect(summary.getByRole('link', { name: /^Ends \d/u })).toBeVisible();
    await expect(summary.getByText(/open tickets?$/u)).toBeVisible();
  },
});

/** Links have led here from another record. */
export const OnTheWay = meta.story({
  decorators: [
    (Story) => (
      <PageContext
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
      </PageContext>
    ),
  ],
  play: async () => {
    const way = within((await details()).getByRole('navigation', { name: 'Records on the way' }));
    await expect(way.getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expect(way.getByText(company.companyName)).toHaveAttribute('aria-current', 'page');
  },
});

/** A new company: what refers to it is one line, and what is not known of its account one word. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { record: buildCompany({ companyName: 'New Estates', plan: null, billingEntity: '' }) },
  play: async () => {
    const dialog = await details();
    await expect(await dialog.findByText(/^Nothing yet: Developer Users, .*Tickets/u)).toBeVisible();
    await expect(dialog.queryByText('N/A')).toBeNull();
  },
});

/** The server is slow: the facts and the samples do not wait. */
export const Loading = meta.story({
  tags: ['loading'],
  decorators: [withRecords(slow)],
  play: async () => {
    const dialog = await details();
    await expect(dialog.getByRole('status', { name: 'Loading Developer Users' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Subscription (1)' })).toBeVisible();
  },
});

/** The code with the samples is on its way. */
export const CodeLoading = meta.story({
  tags: ['loading'],
  decorators: [withRecords(missing)],
  play: async () => {
    await expect((await details()).getByRole('status', { name: 'Loading Related Records' })).toBeVisible();
  },
});

/** A read has failed. */
export const Failed = meta.story({
  tags: ['failed'],
  decorators: [withRecords(broken)],
  play: async ({ userEvent }) => {
    await userEvent.click((await details()).getByRole('button', { name: 'Retry Developer Users' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone everything is in one column. */
export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
