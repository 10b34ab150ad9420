import { screen } from 'storybook/test';

interface PlayContext {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Presses the story's button `Open` and waits for the overlay. */
export async function openOverlay({ canvas, userEvent }: PlayContext, role: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
}
