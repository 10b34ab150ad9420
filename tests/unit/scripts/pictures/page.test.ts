import { expect, it } from 'vitest';
import type { Changes, StoryChange } from '#scripts/pictures/changes.ts';
import { reportPage, summary } from '#scripts/pictures/report/page.ts';

const changed: StoryChange = {
  kind: 'changed',
  story: {
    id: 'button--busy',
    title: 'Components/Button',
    name: 'Busy <b>"now"</b>',
    type: 'story',
    importPath: './x.stories.tsx',
  },
  pictures: [
    {
      theme: 'dark',
      onPhone: true,
      files: { before: 'pictures/b.png', after: 'pictures/a.png', difference: 'pictures/d.png' },
      pixels: 1,
      share: 0.25,
    },
  ],
};
const added: StoryChange = {
  kind: 'new',
  story: { ...changed.story, id: 'card--plain', title: 'Components/Card', name: 'Plain' },
  pictures: [{ theme: 'light', onPhone: false, files: { after: 'pictures/c.png' }, pixels: 0, share: 0 }],
};
const page = (changes: Changes) => reportPage(changes, { base: '1234567 <first>', taken: 2, stories: 9 });
const parts = (html: string) => html.split('<article').slice(1);

it('shows each change in the given order, with its pictures', () => {
  const [first = '', second = ''] = parts(page({ changes: [changed, added], failures: [] }));
  expect(first).toContain('Dark, 390 px wide: 1 pixel, 25.00 %');
  for (const name of ['b', 'a', 'd'])
    expect(first).toContain(`<img loading="lazy" src="pictures/${name}.png"`);
  expect(first).toContain('type="range"');
  expect(second).toContain('New');
  expect(second).toContain('src="pictures/c.png"');
  // Nothing to compare with.
  expect(second).not.toContain('type="range"');
});

it('needs no server and no other site', () => {
  const html = page({ changes: [changed, added], failures: [] });
  expect(html).not.toMatch(/(?:src|href)="(?!pictures\/)/);
});

it('escapes texts', () => {
  const html = page({ changes: [changed], failures: [] });
  expect(html).toContain('Components/Button / Busy &lt;b&gt;&quot;now&quot;&lt;/b&gt;');
  expect(html).toContain('1234567 &lt;first&gt;');
  expect(html).not.toContain('<b>');
});

it('lists stories without pictures, with the reasons', () => {
  const [first = ''] = parts(
    page({ changes: [], failures: [{ story: added.story, problems: ['after: <late>'] }] }),
  );
  expect(first).toContain('Not photographed');
  expect(first).toContain('<li>after: &lt;late&gt;</li>');
});

it('says when there is no difference', () => {
  expect(page({ changes: [], failures: [] })).toContain('looks the same before and after');
});

it('summarises the changes by kind', () => {
  expect(summary({ changes: [], failures: [] })).toBe('no difference');
  expect(
    summary({ changes: [added, changed, changed], failures: [{ story: added.story, problems: [] }] }),
  ).toBe('2 changed, 1 new, 1 not photographed');
});
