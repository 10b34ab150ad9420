import { LayoutDashboard } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { findHits, type SearchGroup, type SearchHit } from '#src/features/search/searchHits.ts';

function hit(label: string, hint = ''): SearchHit {
  return { id: label, icon: LayoutDashboard, label, hint, path: `/${label}` };
}

const groups: readonly SearchGroup[] = [
  { label: 'Screens', items: [hit('Developer Users', 'User Management'), hit('Audit Logs')] },
  {
    label: 'Developers',
    items: [hit('Omar Layth', 'omar@x.example'), hit('Layla Haddad', 'layla@acme.example'), hit('Zoë [CEO]')],
  },
];

function labels(search: string): string[] {
  return findHits(groups, search).flatMap((group) => group.items.map((item) => item.label));
}

describe('the search', () => {
  it('shows everything while nothing is typed, and no empty group', () => {
    expect(findHits([...groups, { label: 'Companies', items: [] }], '  ')).toEqual(groups);
  });

  it('finds words anywhere, in any order and case, in label and hint', () => {
    expect(labels('USERS dev')).toEqual(['Developer Users']);
    expect(labels('acme')).toEqual(['Layla Haddad']);
    expect(labels('management')).toEqual(['Developer Users']);
  });

  it('ignores accents, like the lists', () => {
    expect(labels('zoe')).toEqual(['Zoë [CEO]']);
    expect(labels('LÀYLA')).toEqual(['Layla Haddad']);
    const group = { label: 'Companies', items: [hit('Nowa Łódź'), hit('Łódź Homes')] };
    expect(findHits([group], 'lodz')[0]?.items.map(({ label }) => label)).toEqual([
      'Łódź Homes',
      'Nowa Łódź',
    ]);
  });

  it('puts hits that begin with the search text first', () => {
    expect(labels('lay')).toEqual(['Layla Haddad', 'Omar Layth']);
  });

  it('finds a word of five letters and more with one wrong, after the exact hits', () => {
    expect(labels('hadad')).toEqual(['Layla Haddad']);
    expect(labels('leyla')).toEqual(['Layla Haddad']);
    expect(labels('laylas')).toEqual(['Layla Haddad']);
    expect(labels('omra')).toEqual([]);
    // Two letters that are swapped.
    expect(labels('hadadd')).toEqual(['Layla Haddad']);
    expect(labels('laylass')).toEqual([]);
    const named = (label: string, ...names: readonly string[]) => ({
      label,
      items: names.map((name) => hit(name)),
    });
    const found = findHits(
      [
        named('Companies', 'Harbour Homes'),
        named('Plans', 'Harbour', 'Old Harbor'),
        named('Staff', 'A Harbor'),
      ],
      'harbor',
    );
    expect(found.map((group) => group.items.map((item) => item.label))).toEqual([
      ['Old Harbor', 'Harbour'],
      ['A Harbor'],
      ['Harbour Homes'],
    ]);
  });

  it('is literal: characters of patterns have no meaning', () => {
    expect(labels('[ceo]')).toEqual(['Zoë [CEO]']);
    expect(labels('.*')).toEqual([]);
    expect(labels('\\')).toEqual([]);
  });

  it('takes ten thousand characters and ten thousand words', () => {
    expect(labels('x'.repeat(10_000))).toEqual([]);
    expect(labels('a '.repeat(10_000))).toContain('Layla Haddad');
  });

  it('shows at most six of a kind', () => {
    const many = { label: 'Developers', items: Array.from({ length: 50 }, (_, n) => hit(`Person ${n}`)) };
    expect(findHits([many], 'person')[0]?.items).toHaveLength(6);
  });
});
