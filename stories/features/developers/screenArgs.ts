import { fn } from 'storybook/test';
import { companies } from '#fixtures/data/companies.ts';
import { developers } from '#fixtures/data/developers.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { emptyLayout } from '#src/components/DataTable/columnLayout.ts';
import type { Listing } from '#src/components/DataTable/types.ts';
import type { DeveloperDialog, DeveloperDialogsProps } from '#src/features/developers/DeveloperDialogs.tsx';
import type { DeveloperManagementScreenProps } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerRecord } from '#src/features/developers/developerRecord.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import { sampleTools, sampleViews } from '../listToolsArgs.ts';

/** A list that is here. */
export function ready(
  rows: readonly Developer[],
  more: { total?: number; filtered?: boolean; refreshing?: boolean } = {},
): Listing<Developer> {
  return { status: 'ready', rows, total: rows.length, refreshing: false, filtered: false, ...more };
}

/** The sample developer user of that name. */
export function developerNamed(name: string): Developer {
  const found = developers.find((developer) => developer.name === name);
  if (!found) throw new Error(`There is no sample developer named ${name}.`);
  return found;
}

/** The sample companies, ready to be chosen from. */
export const sampleChoices: Choices = {
  status: 'ready',
  options: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
  onRetry: fn(),
};

/** What is opened over the list; saving works at once unless said otherwise. */
export function opened(
  dialog: DeveloperDialog,
  more: Partial<DeveloperDialogsProps> = {},
): { dialogs: DeveloperDialogsProps } {
  return {
    dialogs: {
      dialog,
      companies: sampleChoices,
      onSave: fn(async () => null),
      onSubUsers: fn(),
      onDelete: fn(),
      onClose: fn(),
      onLoadFailed: fn(),
      ...more,
    },
  };
}

/** The list of samples, nothing opened, nothing filtered. */
export const screenArgs: DeveloperManagementScreenProps = {
  listing: ready(developers),
  stale: null,
  filters: { search: '', status: '', onSearch: fn(), onStatus: fn(), onClear: fn() },
  table: { sort: null, onSort: fn(), layout: emptyLayout, onLayout: fn() },
  views: sampleViews,
  tools: sampleTools(developerRecord.noun),
  open: {
    onAdd: fn(),
    onEdit: fn(),
    onDetails: fn(),
    onSubUsers: fn(),
    onDelete: fn(),
    onFormIntent: fn(),
  },
  ...opened({ type: 'none' }),
};
