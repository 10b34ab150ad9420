import { expect, screen, waitFor, within } from 'storybook/test';
import { companies, developers } from '#fixtures/build/samples.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { DeveloperValues } from '#src/features/developers/developer.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import { importInto } from '../../resourceOf.ts';
import { people } from './people.ts';

const options = companies.map(({ id, companyName }) => ({ value: id, label: companyName }));

/** The calls of an import of developers over the samples; every row is created. */
export const developerCalls: ImportTarget<Developer, DeveloperValues> = importInto(developers, options);

export type User = Readonly<Record<'upload', (input: HTMLElement, file: File) => Promise<void>>> &
  Readonly<Record<'click', (button: Element) => Promise<void>>>;

export const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import developers' }));

export async function press(userEvent: User, name: string) {
  await userEvent.click((await dialog()).getByRole('button', { name }));
}

export async function choose(userEvent: User, content: string | Uint8Array<ArrayBuffer> = people) {
  await userEvent.upload((await dialog()).getByLabelText('File'), new File([content], 'people.csv'));
}

export async function goToColumns(userEvent: User, content = people) {
  await choose(userEvent, content);
  await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Next' })).toBeEnabled());
  await press(userEvent, 'Next');
}

export async function goToCheck(userEvent: User, content = people) {
  await goToColumns(userEvent, content);
  await press(userEvent, 'Next');
  await (await dialog()).findByRole('table', { name: 'Rows of the file' });
}
