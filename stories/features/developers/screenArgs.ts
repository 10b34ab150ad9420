import { fn } from 'storybook/test';
import { companies } from '#fixtures/data/companies.ts';
import { developers } from '#fixtures/data/developers.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { DeveloperDialogsProps } from '#src/features/developers/DeveloperDialogs.tsx';
import type { DeveloperManagementScreenProps } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import { listOf, nothingOpened } from '../list.ts';

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

/** The opened dialog of the list; saving succeeds immediately unless overridden. */
export function opened(
  dialog: DeveloperDialogsProps['dialog'],
  more: Partial<DeveloperDialogsProps> = {},
): { dialogs: DeveloperDialogsProps } {
  return {
    dialogs: {
      ...nothingOpened,
      dialog,
      companies: sampleChoices,
      onSave: fn(async () => null),
      onSubUsers: fn(),
      onDelete: fn(),
      ...more,
    },
  };
}

/** The list of samples, nothing opened, nothing filtered. */
export const screenArgs: DeveloperManagementScreenProps = {
  list: listOf(developerList, developers),
  ...opened({ type: 'none' }),
};
