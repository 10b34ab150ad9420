import { describe, expect, it } from 'vitest';
import { listedChoices, startIndex, toggled, typedIndex } from '#src/components/FilterMenu/choices.ts';
import { optionsOf } from '#src/lib/options.ts';

const choices = optionsOf(['Critical', 'Élevée', 'High', 'Halted']);
const listed = listedChoices(choices, '');
const labelAt = (index: number) => listed[index]?.label;

describe('the rows', () => {
  it('are All and the choices', () => {
    expect(listed.map(({ label }) => label)).toEqual(['All', 'Critical', 'Élevée', 'High', 'Halted']);
  });

  it('are the choices with the searched text, ignoring case and accents, and not All', () => {
    const labels = (search: string) => listedChoices(choices, search).map(({ label }) => label);
    expect(labels(' ELEVEE ')).toEqual(['Élevée']);
    expect(labels('al')).toEqual(['Critical', 'Halted']);
    expect(labels('.*')).toEqual([]);
  });

  it('begin at the first chosen one, else at All', () => {
    expect(labelAt(startIndex(listed, ['Halted', 'High']))).toBe('High');
    expect(labelAt(startIndex(listed, []))).toBe('All');
    expect(labelAt(startIndex(listed, ['gone']))).toBe('All');
  });
});

describe('a letter', () => {
  it('leads to the next row that begins with it, and around', () => {
    expect(labelAt(typedIndex(listed, 0, 'h'))).toBe('High');
    expect(labelAt(typedIndex(listed, 3, 'h'))).toBe('Halted');
    expect(labelAt(typedIndex(listed, 4, 'h'))).toBe('High');
    expect(labelAt(typedIndex(listed, 4, 'e'))).toBe('Élevée');
  });

  it('stays where it is without such a row', () => {
    expect(typedIndex(listed, 2, 'x')).toBe(2);
  });
});

it('a choice is added and removed, and All removes every one', () => {
  expect(toggled(['High'], 'Critical')).toEqual(['High', 'Critical']);
  expect(toggled(['High', 'Critical'], 'High')).toEqual(['Critical']);
  expect(toggled(['High', 'Critical'], '')).toEqual([]);
});
