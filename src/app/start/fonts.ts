import faces from '@fontsource-variable/inter/wght.css?inline';

/**
 * Declares Inter, cut by script: the browser fetches a file when its letters are on the page. Through the object
 * model, since a stylesheet of its own would be a request that the first paint waits for.
 */
export function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces);
  document.adoptedStyleSheets.push(sheet);
}
