import { describe, expect, it } from 'vitest';
import { downloadName, fileNameText, filesApart, shownFileName } from '#src/lib/fileName.ts';
import { heldFile } from '#src/lib/heldFile.ts';

describe('a shown file name', () => {
  it.each([
    ['site-plan.pdf', 'site-plan.pdf'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['a\u200b\u2066b\u2069.png', 'ab.png'],
    ['two\nlines.txt', 'two lines.txt'],
    ['\u202e', 'file'],
    ['.htaccess', '.htaccess'],
    ['تقرير.pdf', 'تقرير.pdf'],
  ])('%j is %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it('is cut in its middle', () => {
    const shown = shownFileName(`${'x'.repeat(300)}.jpg.exe`);
    expect(shown).toBe(`${'x'.repeat(99)}…${'x'.repeat(12)}.jpg.exe`);
    expect(shownFileName(`${'x'.repeat(300)}.exe`, 20)).toBe(`${'x'.repeat(9)}…${'x'.repeat(6)}.exe`);
  });

  it('in a sentence is isolated where it has letters that are read from the right', () => {
    expect(fileNameText('site-plan.pdf')).toBe('site-plan.pdf');
    expect(fileNameText('تقرير.pdf')).toBe('\u2066تقرير.pdf\u2069');
  });
});

it('a file that is taken has a clean name', async () => {
  const { name } = await heldFile(new File(['x'], 'invoice\u202egpj.exe'));
  expect(name).toBe('invoicegpj.exe');
});

it.each([
  ['.htaccess', '_.htaccess'],
  ['notes.', 'notes._'],
  ['site-plan.pdf', 'site-plan.pdf'],
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
])('%j is downloaded as %j, which a browser keeps', (name, saved) => {
  expect(downloadName(name)).toBe(saved);
});

it('files of one name are told apart, before their ending', () => {
  const names = ['photo.png', 'photo.png', 'a.tar.gz', 'a.tar.gz', '.env', '.env', 'README', 'README'];
  const files = names.map((name) => new File(['x'], name, { type: 'text/plain', lastModified: 7 }));
  const apart = filesApart(files, ['photo (2).png']);
  expect(apart.map(({ name }) => name)).toEqual([
    'photo.png',
    'photo (3).png',
    'a.tar.gz',
    'a (2).tar.gz',
    '.env',
    '.env (2)',
    'README',
    'README (2)',
  ]);
  expect(apart[1]).toMatchObject({ type: 'text/plain', lastModified: 7, size: 1 });
});
