import { expect, screen, waitFor } from 'storybook/test';

interface PlayContext {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Presses the story's button `Open` and waits for the overlay. */
export async function openOverlay({ canvas, userEvent }: PlayContext, role: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
}

/**
 * The same, and waits until the overlay has the focus. A key that is pressed earlier goes to the page: what it opens
 * then gives the focus back to the page instead of the overlay.
 */
export async function openFocused(context: PlayContext, role: string): Promise<HTMLElement> {
  const overlay = await openOverlay(context, role);
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  return overlay;
}
