import { expect, screen, waitFor, within } from 'storybook/test';
import { people } from './people.ts';

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
