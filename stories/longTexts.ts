import { expect } from 'storybook/test';

export const longName = 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II';

export const longEmail = `${'a-very-long-address'.repeat(3)}@a-rather-long-company-name.example`;

/** A word of 50,000 letters, of the widest one: browsers need half a minute to break it into lines. */
export const hugeWord = 'W'.repeat(50_000);

/** The longest text and the longest attribute of the document, in characters. Values of fields are no attributes. */
function longest(): { text: number; attribute: number } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.matches('script, style')) continue;
    text = Math.max(text, node.nodeValue?.length ?? 0);
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      // Attributes are not laid out; a link's address must be complete.
      .filter(({ name }) => name !== 'value' && name !== 'href')
      .map(({ value }) => value.length),
  );
  return { text, attribute: Math.max(0, ...attributes) };
}

/** No text is long enough to freeze the browser: texts from data are shown up to 2,000 characters. */
export async function expectNothingHuge(): Promise<void> {
  const { text, attribute } = longest();
  await expect(text).toBeLessThanOrEqual(2000);
  // `Delete` and the name, for instance.
  await expect(attribute).toBeLessThanOrEqual(2100);
}
