import { screen } from 'storybook/test';

interface Stage {
  canvas: { getByRole(role: string, options: { name: string }): HTMLElement };
  userEvent: { click(element: Element): Promise<void> };
}

/** Presses the story's button `Open` and waits for what it opens. */
export async function openOverlay({ canvas, userEvent }: Stage, role: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
}
