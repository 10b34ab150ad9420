import { expect, it } from 'vitest';
import { describeRules, fileProblem } from '#src/components/FileField/FileField.tsx';

const rules = { accept: 'image/png,image/svg+xml', maxBytes: 2 * 1024 * 1024 };

it('says its limits in advance', () => {
  expect(describeRules(rules)).toBe('PNG or SVG, up to 2 MB');
});

it.each([
  [{ name: 'a.png', type: 'image/png', size: 2 * 1024 * 1024 }, null],
  [{ name: 'a.pdf', type: 'application/pdf', size: 10 }, 'Choose a file of type PNG or SVG'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'The file is empty'],
  [
    { name: 'a.png', type: 'image/png', size: 3 * 1024 * 1024 },
    'The file has 3 MB; at most 2 MB can be taken',
  ],
  [
    { name: 'a.png', type: 'image/png', size: 2 * 1024 * 1024 + 1 },
    'The file has 2,097,153 bytes; at most 2,097,152 bytes can be taken',
  ],
])('judges %j', (file, problem) => expect(fileProblem(file, rules)).toBe(problem));
