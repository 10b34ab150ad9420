import { describe, expect, it } from 'vitest';
import { companies, developers } from '#fixtures/build/samples.ts';
import { companyLogos } from '#fixtures/data/companyLogos.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { isPassword } from '#fixtures/server/secrets.ts';

describe('the seed', () => {
  it('has 64 developer users with unique id, email and Emirates ID', () => {
    expect(developers).toHaveLength(64);
    for (const field of ['id', 'email', 'emiratesId', 'phoneNumber'] as const) {
      expect(new Set(developers.map((developer) => developer[field])).size, field).toBe(64);
    }
    for (const { id, email, emiratesId, phoneNumber } of developers) {
      expect(id).toMatch(/^USR-\d{3}$/);
      expect(email).toMatch(/^[a-z.]+@[a-z0-9.-]+\.example$/);
      expect(emiratesId).toMatch(/^784-(?:19[789]\d|200\d)-\d{7}-\d$/);
      expect(phoneNumber).toMatch(/^\+971 5\d \d{3} \d{4}$/);
    }
  });

  it('has 0, 1 and 12 sub-users with unique ids and emails', () => {
    const counts = new Set(developers.map(({ subUsers }) => subUsers.length));
    expect([0, 1, 12].every((count) => counts.has(count))).toBe(true);
    const people = developers.flatMap(({ subUsers }) => subUsers);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    const id = expect.stringMatching(/^USR-\d{3}-\d\d$/);
    const email = expect.stringMatching(/^[a-z.]+\d+@[a-z0-9.-]+\.example$/);
    expect(people).toEqual(people.map(() => expect.objectContaining({ id, email })));
  });

  it('has 37 companies of every status, some without phone number or billing entity', () => {
    expect(companies).toHaveLength(37);
    expect(new Set(companies.map(({ id }) => id)).size).toBe(37);
    expect(new Set(companies.map(({ companyEmail }) => companyEmail)).size).toBe(37);
    expect(new Set(companies.map(({ status }) => status))).toEqual(
      new Set(['active', 'inactive', 'suspended']),
    );
    expect(companies.some(({ phoneNumber }) => phoneNumber === '')).toBe(true);
    expect(companies.some(({ billingEntity }) => billingEntity === '')).toBe(true);
  });

  it('has names in several scripts, a developer and a company with 80 characters', () => {
    const names = [...developers.map(({ name }) => name), ...companies.map(({ companyName }) => companyName)];
    for (const script of [/\p{Script=Arabic}/u, /\p{Script=Han}/u, /\p{Script=Devanagari}/u, /[À-ž]/]) {
      expect(names.filter((name) => script.test(name)).length).toBeGreaterThan(1);
    }
    expect(names.filter((name) => name.length === 80)).toHaveLength(2);
  });

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
