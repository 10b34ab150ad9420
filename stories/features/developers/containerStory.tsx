import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';

/** The screen on the fake server, with the address it writes below it. */
export function DevelopersWithAddress() {
  const { search } = useLocation();
  return (
    <>
      <DeveloperManagementContainer />
      <output>Address: {search}</output>
    </>
  );
}

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
  await waitFor(() => expect(screen.getByText(/^Address:/).textContent).toBe(`Address: ${search}`));
}

/** Another user deletes the record; this list is not informed. */
export async function deletedByAnother(id: string): Promise<void> {
  await fetch(`/api/v1/developer/delete/${id}`, { method: 'DELETE' });
}
