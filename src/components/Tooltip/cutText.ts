/** The browser lays out in 64ths of a pixel. */
const rounding = 1 / 32;

/**
 * Whether an ellipsis replaces the end of an element's text: it begins where the content of the element ends, while
 * `scrollWidth` counts the padding too.
 */
function isCut(element: HTMLElement): boolean {
  // An empty cell has no place for its text, and buttons reach beyond theirs.
  if (element.innerText === '') return false;
  const texts = document.createRange();
  texts.selectNodeContents(element);
  // Without the copy button, which is positioned over the end of the text and takes no width of it.
  const button = element.querySelector('[data-copies]');
  if (button) texts.setEndBefore(button);
  const text = texts.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return (
    text.left < box.left + Number.parseFloat(paddingLeft) - rounding ||
    text.right > box.right - Number.parseFloat(paddingRight) + rounding ||
    text.bottom > box.bottom + rounding
  );
}

/** Elements around a text, of which one may cut it. */
const AROUND = 3;

/** The element that cuts a text outside of tables: a title, or a line of a list. */
function cutting(from: Element): HTMLElement | null {
  let element: Element | null = from.closest('input, select, textarea') ? null : from;
  for (let around = 0; element instanceof HTMLElement && around < AROUND; around += 1) {
    if (getComputedStyle(element).textOverflow === 'ellipsis') return element;
    element = element.parentElement;
  }
  return null;
}

/**
 * The whole text of a table's cell or header, or of another line, if it is cut off, and the element to which a tooltip
 * belongs. Of a row, which has the focus in place of its cells, the texts of all cells that are cut. Only the pointed or
 * focused place is measured.
 */
export function cutText(from: Element): { readonly anchor: HTMLElement; readonly text: string } | null {
  const place = from.closest<HTMLElement>('tr, td, th') ?? cutting(from);
  if (!place) return null;
  const texts =
    place instanceof HTMLTableRowElement
      ? [...place.cells]
      : [place.matches('th') ? place.querySelector('span') : place];
  const cut = texts.filter((each) => each !== null).filter(isCut);
  if (cut.length === 0) return null;
  const text = cut.map(({ innerText }) => innerText).join('\n');
  return { anchor: from.closest<HTMLElement>('a, button') ?? place, text };
}
