/** The styles of the report. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #0e1014);
  --card: light-dark(#ffffff, #181b22);
  --text: light-dark(#15181e, #e8eaef);
  --muted: light-dark(#596170, #9aa3b2);
  --line: light-dark(#d5d9e0, #303743);
}
* { box-sizing: border-box; }
body { margin: 0; font: 14px/20px system-ui, sans-serif; color: var(--text); background: var(--page); }
header { position: sticky; top: 0; z-index: 1; padding: 16px 24px; background: var(--card); border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 20px; line-height: 28px; }
h2 { margin: 0; font-size: 16px; line-height: 24px; }
h3 { margin: 16px 0 8px; font-size: 13px; }
p { margin: 4px 0; }
input[type='search'] { font: inherit; color: inherit; width: 320px; max-width: 100%; padding: 4px 8px; background: var(--page); border: 1px solid var(--muted); border-radius: 6px; }
header p, .id, output, figcaption { color: var(--muted); }
main { padding: 24px; }
article { margin-bottom: 24px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
article[hidden] { display: none; }
.kind { display: inline-block; padding: 0 8px; font-size: 12px; border-radius: 999px; color: light-dark(#1f4fc4, #8fb2ff); background: light-dark(#e9f0fe, #182645); }
.kind.new { color: light-dark(#136c3e, #6fd39d); background: light-dark(#e5f5ec, #10291c); }
.kind.removed, .kind.failed { color: light-dark(#ab2530, #ff9ea2); background: light-dark(#fdebea, #331619); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
summary { margin-top: 12px; cursor: pointer; }
.slider { --edge: 50%; width: fit-content; max-width: 100%; margin-top: 8px; }
.stack { display: grid; justify-items: start; align-items: start; margin-bottom: 8px; }
.stack img { grid-area: 1 / 1; }
.stack .over { clip-path: inset(0 0 0 var(--edge)); }
.slider input { display: block; width: 100%; margin: 0 0 8px; }
`;
