import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { decodeDeveloper } from '#src/api/decode/decodeDeveloper.ts';
import { type DeveloperValues, developerKind } from '#src/features/developers/developer.ts';
import { developers } from '#src/features/developers/developerResource.ts';
import { fakeFetch, json } from '../../api/fakeFetch.ts';

/** A developer user whose status only the server knows. */
const suspended = buildDeveloper({
  companyId: 'COMP-001',
  isActive: false,
  statusWord: decodeDeveloper({ id: 'd1', name: 'Layla', status: 'Suspended' })?.statusWord ?? null,
});

/** The bodies of updates with these values. */
async function sent(...updates: readonly Partial<DeveloperValues>[]) {
  const calls = fakeFetch(() => json({ message: 'Developer updated' }));
  for (const values of updates) await developers.update(suspended, values);
  return calls.map(({ body }) => body);
}

it('shows the word of the server', () => {
  expect(developerKind.statusOf(suspended).label).toBe('Suspended');
});

it('does not write back a status that only the server knows, until one is set', async () => {
  const form = developerKind.valuesOf(suspended);
  const [edited, on, off] = await sent(
    { ...form, name: 'Layla H.' },
    { ...form, isActive: true },
    { isActive: false },
  );
  expect(edited).toMatchObject({ name: 'Layla H.' });
  expect(edited).not.toHaveProperty('isActive');
  expect(on).toHaveProperty('isActive', true);
  expect(off).toHaveProperty('isActive', false);
});
