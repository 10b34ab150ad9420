import { expect, it } from 'vitest';
import { telHref } from '#src/lib/values/phone.ts';
import { anyText, forAll } from '../../properties.ts';

it('dials the digits, with the plus of a country', () => {
  expect(telHref('+971 55 285 4205')).toBe('tel:+971552854205');
  expect(telHref('+971 (0)55-285.4205')).toBe('tel:+971552854205');
  expect(telHref(' 055 285 4205 ')).toBe('tel:0552854205');
  expect(telHref('999')).toBe('tel:999');
  expect(telHref('00971 55 285 4205')).toBe('tel:00971552854205');
});

it('dials nothing that is no number', () => {
  for (const text of ['', '12', 'n/a', '+971 55 285 4205 ext. 3', '+1+2', '****', 'javascript:1']) {
    expect(telHref(text), text).toBeNull();
  }
});

it('makes nothing but a number of any text', () => {
  forAll(anyText, (text) => {
    expect(telHref(text) ?? 'tel:123').toMatch(/^tel:\+?\d{3,}$/u);
  });
});
