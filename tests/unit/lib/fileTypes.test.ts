import { describe, expect, it } from 'vitest';
import { acceptsOnlyImages, describeTypes, isAccepted } from '#src/lib/fileTypes.ts';

const LOGO = 'image/png, image/jpeg,image/webp,image/svg+xml';

it.each([
  [LOGO, 'PNG, JPEG, WebP or SVG'],
  ['application/pdf', 'PDF'],
  ['image/png,text/plain', 'PNG or text/plain'],
  ['', 'Any file'],
])('describes %j', (accept, words) => expect(describeTypes(accept)).toBe(words));

describe('isAccepted', () => {
  it.each([
    [{ name: 'a.png', type: 'image/png' }, LOGO, true],
    [{ name: 'a.png', type: 'text/html' }, LOGO, false],
    [{ name: 'a.gif', type: 'image/gif' }, LOGO, false],
    [{ name: 'a.gif', type: 'image/gif' }, 'image/*', true],
    [{ name: 'a.txt', type: 'imagetext/x' }, 'image/*', false],
    [{ name: 'LOGO.JPG', type: '' }, LOGO, true],
    [{ name: 'logo', type: '' }, LOGO, false],
    [{ name: 'anything', type: '' }, '', true],
  ])('%j against %j: %s', (file, accept, accepted) => expect(isAccepted(file, accept)).toBe(accepted));
});

it('recognises lists of only images', () => {
  expect(acceptsOnlyImages(LOGO)).toBe(true);
  expect(acceptsOnlyImages('image/png,application/pdf')).toBe(false);
  expect(acceptsOnlyImages('')).toBe(false);
});
