import { Warehouse } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { masterPortal } from '#src/app/routes/screens.ts';
import { PortalSearch } from '#src/app/shell/search/PortalSearch.tsx';
import { NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyDetails } from '#src/features/companies/CompanyDetails.tsx';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { type LinkedKind, type PortalRecords, refTo } from '#src/features/shared/records/recordKind.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import preview from '#storybook/preview.tsx';
import { loaded, masterWith } from '../related/sampleKinds.ts';
import { withRecords } from '../related/withRecords.tsx';

const [company] = companies;
if (!company) throw new Error('There is no sample company.');

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly companyId: string;
}

declare module '#src/api/types/record.ts' {
  interface RecordTypes {
    readonly units: Unit;
  }
}

const path = '/master/units';
const rows: readonly Unit[] = [
  { id: 'BLD-1', name: 'Palm Tower', phone: '+971 4 555 0101', companyId: company.id },
  { id: 'BLD-2', name: 'Creek House', phone: '', companyId: 'COMP-002' },
];

/** All that the console has to know of a new kind of records. */
const units: LinkedKind<Unit> = {
  id: 'units',
  noun: { one: 'unit', many: 'units' },
  heading: 'Units',
  icon: Warehouse,
  path,
  add: 'Add Unit',
  imports: true,
  nameOf: ({ name }) => name,
  hintOf: ({ id }) => id,
  numbers: ({ phone }) => ({ email: '', phone }),
  refers: [
    {
      title: 'Units',
      to: { companies: {} },
      of: ({ companyId }) => refTo('companies', companyId),
      all: ([unit]) => listUrl(path, { company: unit?.id ?? '' }),
    },
  ],
};

const { kinds, useReads } = masterWith();
const portal: PortalRecords = {
  kinds: { ...kinds, units },
  useReads: () => ({ ...useReads(), units: useReadyRead(rows) }),
};
const records = loaded(portal);

const meta = preview.meta({
  title: 'Tests/One more kind',
  decorators: [withRecords(records)],
});

/** What refers to a company is a section of its details. */
export const Section = meta.story({
  render: () => <CompanyDetails record={company} logo={NO_LOGO} open={fn()} onClose={fn()} />,
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Units (1)' }));
    await expect(section.getByRole('link')).toHaveAttribute('href', `${path}?open=details&id=BLD-1`);
  },
});

/** Its records are links where they are named by id. */
export const Link = meta.story({
  render: () => <p>{recordLink('Unit', 'Creek House', refTo('units', 'BLD-2'))}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Creek House' })).toHaveAttribute(
      'href',
      `${path}?open=details&id=BLD-2`,
    );
  },
});

/** The search finds its records, says why, and offers its commands. */
export const Search = meta.story({
  parameters: { route: '/master/dashboard' },
  render: () => (
    <PortalSearch
      portal={masterPortal}
      userId="staff"
      shell={{ onSearch: fn(), onSidebar: fn(), onShortcuts: fn(), onLogOut: fn() }}
      text=""
      onGo={fn()}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    for (const name of ['Add Unit', 'Import units']) {
      await expect(search.getByRole('option', { name })).toBeVisible();
    }
    await userEvent.type(search.getByRole('combobox'), '045550101');
    const found = within(await search.findByRole('group', { name: 'Units' }));
    await expect(found.getByRole('option')).toHaveTextContent('Palm TowerPhone +971 4 555 0101');
  },
});
