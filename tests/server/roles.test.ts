import { describe, expect, it } from 'vitest';
import { createApiClient } from './apiClient.ts';

describe('roles', () => {
  const paths = ['/developer/getAll', '/company/getAll', '/company/get/logo/x', '/company/logo-file/x/y'];

  it.each(paths)('%s needs a session', async (path) => {
    const client = await createApiClient();
    const answer = await client.get(path);
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'You are not signed in, or your session has ended.' },
    });
  });

  it.each(['support', 'viewer'] as const)('%s may not see the lists', async (as) => {
    const client = await createApiClient({ as });
    for (const path of paths) {
      expect(await client.get(path)).toMatchObject({
        status: 403,
        body: { message: 'Your role does not allow this.' },
      });
    }
  });

  it.each(['admin', 'super_admin'] as const)('%s may', async (as) => {
    const client = await createApiClient({ as });
    expect((await client.get('/developer/getAll')).status).toBe(200);
    expect((await client.get('/company/getAll')).status).toBe(200);
  });

  it('answers an unknown path with 404 and a message', async () => {
    const client = await createApiClient({ as: 'admin' });
    expect(await client.get('/investor/getAll')).toMatchObject({
      status: 404,
      body: { message: 'There is no such call.' },
    });
  });
});
