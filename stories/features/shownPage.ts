import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The page of a screen, without the shell around it. */
export function pageOf(canvas: Canvas): Canvas {
  return within(canvas.getByRole('main'));
}

/** Checks that all of a page can be reached without scrolling sideways: inside the shell, only the page scrolls. */
export async function expectNoSidewaysScroll(canvas: Canvas): Promise<void> {
  const { scrollWidth, clientWidth } = canvas.getByRole('main');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
