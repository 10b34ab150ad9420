import { fn } from 'storybook/test';
import { companies, developers } from '#fixtures/build/samples.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type {
  DeveloperDialogProps,
  DeveloperManagementScreenProps,
} from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { developerResource } from '#src/features/developers/developerResource.ts';
import type { OptionsState } from '#src/features/developers/optionsState.ts';
import { openedIn } from '#stories/storyStates.ts';
import { importInto, resourceOf } from '../resourceOf.ts';

/** The sample developer user of that name. */
export function developerNamed(name: string): Developer {
  const found = developers.find((developer) => developer.name === name);
  if (!found) throw new Error(`There is no sample developer named ${name}.`);
  return found;
}

/** The sample companies, ready to be chosen from. */
export const sampleOptions = {
  status: 'ready',
  options: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
  onRetry: fn(),
} satisfies OptionsState;

const dialogs: DeveloperDialogProps = {
  resource: resourceOf(developerResource.kind),
  companies: sampleOptions,
  company: '',
  duplicatesOf: () => [],
  importing: importInto(
    developers,
    companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
  ),
};

const shown = openedIn(developerList, developers);

/** The screen with an opened dialog; saving succeeds immediately unless overridden. */
export function opened(
  dialog: Parameters<typeof shown>[0],
  more: Partial<DeveloperDialogProps> = {},
): DeveloperManagementScreenProps {
  return { ...shown(dialog), dialogs: { ...dialogs, ...more } };
}

/** The list of samples, nothing opened, nothing filtered. */
export const screenArgs: DeveloperManagementScreenProps = opened({ type: 'none' });
