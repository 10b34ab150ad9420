import { type ChangeKind, type Changes, fullName, type StoryChange, type StoryFailure } from '../changes.ts';
import type { Picture } from '../outcome.ts';
import { runPage } from './inPage.ts';
import { style } from './style.ts';

/** What the report is about. */
export interface ReportHead {
  /** The commit that the working tree is compared with. */
  readonly base: string;
  /** The number of stories that were photographed, and of all. */
  readonly taken: number;
  readonly stories: number;
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => characters[character] ?? character);

/** A number with its noun: `1 story`, `2 stories`. */
function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function percent(share: number): string {
  return share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
}

function figure(label: string, file: string, title: string): string {
  return `<figure><figcaption>${label}</figcaption><a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${label}: ${escapeHtml(title)}"></a></figure>`;
}

function slider(before: string, after: string, title: string): string {
  return `<details><summary>Slider: before on the left, after on the right</summary><div class="slider"><input type="range" min="0" max="100" value="50" step="0.1" aria-label="Edge between before and after: ${escapeHtml(title)}"><div class="stack"><img loading="lazy" src="${escapeHtml(before)}" alt=""><img class="over" loading="lazy" src="${escapeHtml(after)}" alt=""></div></div></details>`;
}

function pictureSection({ theme, onPhone, files, pixels, share }: Picture, title: string): string {
  const { before, after, difference } = files;
  const size = pixels > 0 ? `: ${count(pixels, 'pixel', 'pixels')}, ${percent(share)}` : '';
  const figures = [
    before ? figure('Before', before, title) : '',
    after ? figure('After', after, title) : '',
    difference ? figure('Difference', difference, title) : '',
  ].join('');
  return `<section class="picture"><h3>${theme === 'light' ? 'Light' : 'Dark'}${onPhone ? ', 390 px wide' : ''}${size}</h3><div class="figures">${figures}</div>${before && after ? slider(before, after, title) : ''}</section>`;
}

const labels: Readonly<Record<ChangeKind, string>> = {
  changed: 'Changed',
  renamed: 'Renamed',
  new: 'New',
  removed: 'Removed',
};

function changeSection({ kind, story, from, pictures }: StoryChange): string {
  const title = fullName(story);
  const origin = from ? `<p>Before: ${escapeHtml(fullName(from))}</p>` : '';
  return `<article data-title="${escapeHtml(`${title} ${story.id}`.toLowerCase())}"><h2><span class="kind ${kind}">${labels[kind]}</span> ${escapeHtml(title)}</h2><p class="id">${escapeHtml(story.id)}</p>${origin}${pictures.map((picture) => pictureSection(picture, title)).join('')}</article>`;
}

function failureSection({ story, problems }: StoryFailure): string {
  const lines = problems.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<article data-title="${escapeHtml(`${fullName(story)} ${story.id}`.toLowerCase())}"><h2><span class="kind failed">Not photographed</span> ${escapeHtml(fullName(story))}</h2><p class="id">${escapeHtml(story.id)}</p><ul>${lines}</ul></article>`;
}

/** How many stories changed, by kind: `3 changed, 1 new`; or that there is no difference. */
export function summary({ changes, failures }: Changes): string {
  const counts = (Object.keys(labels) as ChangeKind[])
    .map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const)
    .filter(([number]) => number > 0)
    .map(([number, kind]) => `${number} ${kind}`);
  const missing = failures.length > 0 ? [`${failures.length} not photographed`] : [];
  return [...counts, ...missing].join(', ') || 'no difference';
}

/** The report as one HTML page, for a browser that opens it from a folder; the pictures are files beside it. */
export function reportPage(changes: Changes, { base, taken, stories }: ReportHead): string {
  const articles = [...changes.failures.map(failureSection), ...changes.changes.map(changeSection)].join(
    '\n',
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pictures of every story: ${summary(changes)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Pictures of every story: ${summary(changes)}</h1>
<p>Before: ${escapeHtml(base)}. After: the working tree. ${taken} of ${count(stories, 'story', 'stories')} photographed: those that the change can reach.</p>
<label>Filter by title <input type="search" id="filter"></label> <output id="shown" for="filter"></output>
</header>
<main>
${articles || '<p>Every photographed story looks the same before and after.</p>'}
</main>
<script>globalThis.__name = (target) => target;(${runPage.toString()})()</script>
</body>
</html>
`;
}
