import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { ListDeletion } from '#src/features/shared/list/state/listState.ts';

/** The args of a story with an opened dialog, and the user of its play. */
interface Context<Args> {
  readonly args: Args;
  readonly userEvent: UserEventObject;
}

/** The args of a screen that asks before it deletes. */
interface Deleting<Row> {
  readonly list: { readonly changes: { readonly deletion: ListDeletion<Row> | null } };
}

interface Saving {
  readonly dialogs: { readonly resource: { readonly update: (...saved: never[]) => unknown } };
}

/** The dialog `title` with these texts. */
export function shownDialog<Args>(args: Args, title: string, texts: readonly string[] = []) {
  const play = async () => {
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (const text of texts) await expect(dialog).toHaveTextContent(text);
  };
  return { args, play };
}

/** The form `title`, whose field has the value of the record. */
export function filledForm<Args>(args: Args, title: string, field: string, value: string) {
  const play = async () => {
    const form = within(await screen.findByRole('dialog', { name: title }));
    await expect(form.getByLabelText(new RegExp(`^${field}`))).toHaveValue(value);
  };
  return { args, play };
}

/** The address names a record that the list does not have. */
export function missingRecord<Args>(args: Args, noun: string) {
  return shownDialog(args, `${noun} not found`);
}

/** The question before the deletion of `row`, with these texts; Delete confirms it. */
export function askedDeletion<Row, Args extends Deleting<Row>>(
  args: Args,
  { noun, row, texts = [] }: { noun: string; row: Row; texts?: readonly string[] },
) {
  const shown = shownDialog(args, `Delete ${noun}`, texts);
  const play = async ({ args: { list }, userEvent }: Context<Deleting<Row>>) => {
    await shown.play();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(list.changes.deletion?.onDelete).toHaveBeenCalledWith(row);
  };
  return { args, play };
}

/** The form is being saved: a second press saves nothing. */
export function savingForm<Args extends Saving>(args: Args) {
  const play = async ({ args: { dialogs }, userEvent }: Context<Saving>) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(dialogs.resource.update).toHaveBeenCalledOnce();
  };
  return { args, play };
}

/** The server refused the form; the message is at its field. */
export function refusedForm<Args>(args: Args, field: string, message: string) {
  const play = async ({ userEvent }: Context<unknown>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(message),
    );
  };
  return { args, play };
}
