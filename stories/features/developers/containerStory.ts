import { expect, screen, waitFor } from 'storybook/test';
import { currentLocation } from '#storybook/address.ts';

/** Waits for the button of that name. */
export const button = (name: string) => screen.findByRole('button', { name });

/** Waits for the text field of that name. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** Waits until no dialog is open. */
export async function dialogGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Waits until the query of the address is this one. */
export async function addressIs(search: string): Promise<void> {
  await waitFor(() => expect(currentLocation().search).toBe(search));
}

/** Another user deletes the record; this list is not informed. */
export async function deletedByAnother(id: string): Promise<void> {
  await fetch(`/api/v1/developer/delete/${id}`, { method: 'DELETE' });
}
