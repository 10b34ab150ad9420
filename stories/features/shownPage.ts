import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The page of a screen, without the shell around it. */
export function pageOf(canvas: Canvas): Canvas {
  return within(canvas.getByRole('main'));
}

/** Scrolls the page back to its start, where a state is shown. */
export function backToStart(canvas: Canvas): void {
  canvas.getByRole('main').scrollTo(0, 0);
}

/** Scrolls the page to a card of this name. */
export function showCard(canvas: Canvas, name: string): void {
  canvas.getByRole('region', { name }).scrollIntoView({ block: 'start' });
}

/** Checks that all of a page can be reached without scrolling sideways: inside the shell, only the page scrolls. */
export async function expectNoSidewaysScroll(canvas: Canvas): Promise<void> {
  const { scrollWidth, clientWidth } = canvas.getByRole('main');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
