/** The browser lays out in 64ths of a pixel. */
const rounding = 1 / 32;

/**
 * Whether an ellipsis replaces the end of a cell's text: it begins where the content of the cell ends, while
 * `scrollWidth` counts the padding too.
 */
export function isCut(cell: HTMLElement): boolean {
  const texts = document.createRange();
  texts.selectNodeContents(cell);
  // Without the copy button, which is positioned over the end of the text and takes no width of it.
  const button = cell.querySelector('[data-copies]');
  if (button) texts.setEndBefore(button);
  const text = texts.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return (
    text.left < box.left + Number.parseFloat(paddingLeft) - rounding ||
    text.right > box.right - Number.parseFloat(paddingRight) + rounding
  );
}
