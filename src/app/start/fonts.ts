import faces from '@fontsource-variable/inter/wght.css?inline';

/**
 * Declares Inter, split by script: the browser loads a file only when the page has its characters. The rules are in a
 * constructed stylesheet, because a stylesheet file would be one more request before the first paint.
 */
export function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces);
  document.adoptedStyleSheets.push(sheet);
  // Before the first text: tables measure their texts, and measure and draw again when a font arrives after them.
  const latinFace = [...document.fonts].at(-1);
  latinFace?.load().catch(() => {
    // Without the file, text stays in the system's font.
  });
}
