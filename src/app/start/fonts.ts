import faces from '@fontsource-variable/inter/wght.css?inline';
import latin from '#src/components/theme/font/inter.css?inline';

/**
 * Declares Inter, split by script: the browser loads a file only when the page has its characters. The rules are in a
 * constructed stylesheet, because a stylesheet file would be one more request before the first paint.
 */
export function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces + latin);
  document.adoptedStyleSheets.push(sheet);
}
