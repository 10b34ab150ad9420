import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/features/settings/emailTemplate.ts';

const texts = { name: 'Layla', message: 'Pay $& now', portal: '{{name}}', supportEmail: 's@blume.example' };

describe('a filled template', () => {
  it.each([
    ['Hello {{name}}, {{ name }}', 'Hello Layla, Layla'],
    ['{{message}}', 'Pay $& now'],
    ['{{portal}}', '{{name}}'],
    ['{{unknown}} {name} {{}} {{constructor}}', '{{unknown}} {name} {{}} {{constructor}}'],
    ['', ''],
  ])('%j', (template, filled) => expect(fillTemplate(template, texts)).toBe(filled));

  it('is made in linear time', () => {
    const template = '{{'.repeat(100_000);
    expect(fillTemplate(template, texts)).toBe(template);
  });
});
