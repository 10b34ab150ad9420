import { describe, expect, it } from 'vitest';
import { allShapes, defaultShape, type Shape, shapeName } from '#fixtures/server/shapes.ts';
import { createApiClient, type Json } from './apiClient.ts';

/** The content of the envelope. */
function open(shape: Shape, body: Json): Json {
  return shape.envelope === 'bare' ? body : (body[shape.envelope] as Json);
}

it('has every combination once', () => {
  expect(new Set(allShapes.map(shapeName)).size).toBe(3 * 2 * 2 * 2 * 3);
});

const [first = defaultShape] = allShapes;
const last = allShapes.at(-1) ?? defaultShape;

// `tests/unit/api/clientOverShapes.test.ts` reads all of them.
describe.each([first, defaultShape, last].map((shape) => ({ name: shapeName(shape), shape })))(
  'in the shape $name',
  ({ shape }) => {
    it('answers with users, companies and the session', async () => {
      const client = await createApiClient({ as: 'super_admin', shape, developers: 2, companies: 2 });
      const list = open(shape, (await client.get('/developer/getAll')).body);
      const [user] = list.users as Json[];
      const companyId = 'COMP-001';
      expect(list.total).toBe(2);
      expect(user).toHaveProperty(shape.id, 'USR-001');
      expect(user?.companyId).toEqual(
        shape.companyId === 'plain' ? companyId : { [shape.id]: companyId, companyName: 'Acme Developments' },
      );
      const companies = open(shape, (await client.get('/company/getAll')).body).companies as Json[];
      expect(companies[0]).toHaveProperty(shape.id, companyId);

      const { body } = await client.get('/auth/cookie');
      const signedIn = { bare: body, user: body.user, data: (body.data as Json | undefined)?.user }[
        shape.user
      ];
      expect(signedIn).toMatchObject(
        shape.roles === 'roles' ? { roles: ['super_admin'] } : { role: 'super_admin' },
      );
    });
  },
);
