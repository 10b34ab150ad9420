import { spyOn } from 'storybook/test';

/** Catches downloaded files before the browser saves them. */
export function catchFiles() {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const toUrl = URL.createObjectURL.bind(URL);
  const made = spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    const url = toUrl(object);
    if (object instanceof Blob) blobs.set(url, object);
    return url;
  });
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return {
    files,
    restore: () => {
      made.mockRestore();
      clicked.mockRestore();
    },
  };
}
