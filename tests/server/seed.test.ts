import { describe, expect, it } from 'vitest';
import { companies, developers } from '#fixtures/build/samples.ts';
import { companyLogos } from '#fixtures/data/companyLogos.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { isPassword } from '#fixtures/server/secrets.ts';

describe('the seed', () => {
  it('has logos of both types for existing companies', () => {
    const ids = new Set(companies.map(({ id }) => id));
    expect(companyLogos.every(({ companyId }) => ids.has(companyId))).toBe(true);
    expect(new Set(companyLogos.map(({ contentType }) => contentType))).toEqual(
      new Set(['image/svg+xml', 'image/png']),
    );
  });

  it('is frozen', () => {
    expect(Object.isFrozen(developers) && Object.isFrozen(developers[0]?.subUsers)).toBe(true);
    expect(Object.isFrozen(companies) && Object.isFrozen(companies[0]?.address)).toBe(true);
  });

  it.each(Object.values(accounts))('has the printed password for $email', async ({ passwordHash }) => {
    expect(await isPassword(seededPassword, passwordHash)).toBe(true);
    expect(await isPassword(`${seededPassword} `, passwordHash)).toBe(false);
  });
});
