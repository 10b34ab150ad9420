import { describe, expect, it } from 'vitest';
import { logoUrl } from '#src/lib/urls.ts';

describe('logoUrl', () => {
  const api = 'https://api.example';

  it.each([
    ['/files/1.png', 'https://api.example/files/1.png'],
    ['files/1.png', 'https://api.example/files/1.png'],
    ['https://api.example/x.svg', 'https://api.example/x.svg'],
    ['https://cdn.example/x.svg', null],
    ['//cdn.example/x.svg', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['blob:https://api.example/1', null],
    [' /files/1.png\n', 'https://api.example/files/1.png'],
    ['http://[', null],
    ['', null],
    [null, null],
  ])('a logo at %j', (value, expected) => {
    expect(logoUrl(value, api)).toBe(expected);
  });
});
