// Storybook's own settings share the browser's storage with the stories and outlive them.
const storybooksOwn = /^(@storybook|storybook|sb-|addon)/i;

function empty(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!storybooksOwn.test(key)) storage.removeItem(key);
  }
}

/** Leaves nothing of the story before: storage and cookies are as on a new machine. */
export function emptyBrowser(): void {
  empty(localStorage);
  empty(sessionStorage);
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.slice(0, cookie.indexOf('='));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be awaited before a story is mounted in every browser
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
