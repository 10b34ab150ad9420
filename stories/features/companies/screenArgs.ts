import { fn } from 'storybook/test';
import { companies } from '#fixtures/data/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import { emptyLayout } from '#src/components/DataTable/columnLayout.ts';
import type { Listing } from '#src/components/DataTable/types.ts';
import type { CompanyDialog, CompanyDialogsProps } from '#src/features/companies/CompanyDialogs.tsx';
import type { CompanyManagementScreenProps } from '#src/features/companies/CompanyManagementScreen.tsx';
import { NO_LOGO } from '#src/features/companies/companyLogo.ts';
import { companyRecord } from '#src/features/companies/companyRecord.ts';
import { subscriptionOf } from '#src/features/companies/companySubscription.ts';
import { sampleTools, sampleViews } from '../listToolsArgs.ts';

/** A page that is here; there are 37 sample companies in all. */
export function ready(
  rows: readonly Company[],
  more: { total?: number; filtered?: boolean; refreshing?: boolean } = {},
): Listing<Company> {
  return { status: 'ready', rows, total: rows.length, refreshing: false, filtered: false, ...more };
}

/** The sample company of that name. */
export function companyNamed(name: string): Company {
  const found = companies.find(({ companyName }) => companyName === name);
  if (!found) throw new Error(`There is no sample company named ${name}.`);
  return found;
}

export const acme = companyNamed('Acme Developments');

/** What is opened over the list; saving works at once unless said otherwise. */
export function opened(
  dialog: CompanyDialog,
  more: Partial<CompanyDialogsProps> = {},
): { dialogs: CompanyDialogsProps } {
  return {
    dialogs: {
      dialog,
      logo: NO_LOGO,
      subscription: subscriptionOf(acme, {}),
      belonging: { status: 'counted', count: 0 },
      upload: null,
      onSave: fn(async () => null),
      onSubscription: fn(),
      onAddress: fn(),
      onDelete: fn(),
      onClose: fn(),
      onLoadFailed: fn(),
      ...more,
    },
  };
}

export const filters: CompanyManagementScreenProps['filters'] = {
  search: '',
  status: '',
  plan: '',
  user: '',
  onSearch: fn(),
  onStatus: fn(),
  onPlan: fn(),
  onUser: fn(),
  onClear: fn(),
};

export const table: CompanyManagementScreenProps['table'] = {
  mode: 'server',
  page: 1,
  onPage: fn(),
  sort: null,
  onSort: fn(),
  layout: emptyLayout,
  onLayout: fn(),
};

/** The first page of the samples, nothing opened, nothing filtered. */
export const screenArgs: CompanyManagementScreenProps = {
  listing: ready(companies.slice(0, 20), { total: companies.length }),
  stale: null,
  filters,
  table,
  views: sampleViews,
  tools: sampleTools(companyRecord.noun),
  open: {
    onAdd: fn(),
    onEdit: fn(),
    onDetails: fn(),
    onAddress: fn(),
    onSubscription: fn(),
    onDelete: fn(),
    onDeleteIntent: fn(),
  },
  ...opened({ type: 'none' }),
};
