import { describe, expect, it } from 'vitest';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { createApiClient } from './apiClient.ts';

const { email } = accounts.super_admin;
const minute = 60_000;

async function signIn(client: Awaited<ReturnType<typeof createApiClient>>, who = email) {
  await client.send('POST', '/auth/master/login', { email: who, password: seededPassword });
  return client.send('POST', '/auth/verify-otp', { email: who, otp: client.codes.at(-1) });
}

describe('login', () => {
  it('issues a code and opens no session yet', async () => {
    const client = await createApiClient();
    const answer = await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'OTP sent to your email', data: { email } });
    expect(client.codes).toEqual(['000001']);
    expect((await client.get('/auth/get')).status).toBe(401);
  });

  it.each([
    ['a wrong password', { email, password: 'Blume-2026' }],
    ['an unknown email', { email: 'unknown@blume.example', password: seededPassword }],
  ])('answers %s with the same error', async (_, body) => {
    const client = await createApiClient();
    const answer = await client.send('POST', '/auth/master/login', body);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ success: false, error: 'Invalid email or password' });
    expect(client.codes).toEqual([]);
  });

  it('accepts the email in any case and with spaces around it', async () => {
    const client = await createApiClient();
    const answer = await client.send('POST', '/auth/master/login', {
      email: ' SuperAdmin@Blume.Example ',
      password: seededPassword,
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    [{ password: 'x' }, 'Email is required'],
    [{ email }, 'Password is required'],
    [{ email: 7, password: 'x' }, 'Email must be text'],
  ])('refuses %j', async (body, error) => {
    const client = await createApiClient();
    const answer = await client.send('POST', '/auth/master/login', body);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('refuses a body that is not JSON', async () => {
    const client = await createApiClient();
    const init = { method: 'POST', body: '{"email":', headers: { 'content-type': 'application/json' } };
    const response = await client.request('/auth/master/login', init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'The request body is not valid JSON' });
  });

  it('refuses a content type that a form of another site could send', async () => {
    const client = await createApiClient();
    const init = {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'text/plain' },
    };
    expect((await client.request('/auth/logout', init)).status).toBe(415);
  });
});

describe('the one-time code', () => {
  it('opens the session of the account', async () => {
    const client = await createApiClient();
    const answer = await signIn(client);
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { email } } });
    const user = { _id: accounts.super_admin.id, name: 'Sara Khalil', email, role: 'super_admin' };
    expect((await client.get('/auth/get')).body).toEqual({ success: true, user });
    expect((await client.get('/auth/cookie')).body).toEqual({ success: true, user });
  });

  it('signs in an account with capitals in its email, however it is written', async () => {
    const client = await createApiClient();
    const account = { ...accounts.super_admin, email: 'Sara.Khalil@Blume.Example' };
    await client.db.load({ ...createSeed({ now: client.now }), accounts: [account] });
    await client.send('POST', '/auth/master/login', { email: account.email, password: seededPassword });
    const answer = await client.send('POST', '/auth/verify-otp', {
      email: 'sara.khalil@blume.example',
      otp: client.codes.at(-1),
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { email: account.email } } });
  });

  it('is refused after five wrong attempts', async () => {
    const client = await createApiClient();
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      errors.push((await client.send('POST', '/auth/verify-otp', { email, otp: '999999' })).body.error);
    }
    expect(errors).toEqual([
      'That code is not right. 4 tries left.',
      'That code is not right. 3 tries left.',
      'That code is not right. 2 tries left.',
      'That code is not right. 1 try left.',
      'Too many wrong codes. Please log in again.',
    ]);
    const right = await client.send('POST', '/auth/verify-otp', { email, otp: '000001' });
    expect(right.status).toBe(429);
  });

  it('expires after ten minutes', async () => {
    const client = await createApiClient();
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    client.now = new Date(client.now.getTime() + 10 * minute);
    const late = await client.send('POST', '/auth/verify-otp', { email, otp: '000001' });
    expect(late).toMatchObject({
      status: 400,
      body: { error: 'This code has expired. Please log in again.' },
    });
    client.now = new Date(client.now.getTime() - 1);
    expect((await client.send('POST', '/auth/verify-otp', { email, otp: '000001' })).status).toBe(200);
  });

  it('is valid once, and only for its email', async () => {
    const client = await createApiClient();
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    const other = await client.send('POST', '/auth/verify-otp', {
      email: accounts.admin.email,
      otp: '000001',
    });
    expect(other).toMatchObject({ status: 400, body: { field: 'otp' } });
    expect((await client.send('POST', '/auth/verify-otp', { email, otp: '000001' })).status).toBe(200);
    expect((await client.send('POST', '/auth/verify-otp', { email, otp: '000001' })).status).toBe(400);
  });

  it('is replaced by the next login', async () => {
    const client = await createApiClient();
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    expect((await client.send('POST', '/auth/verify-otp', { email, otp: '000001' })).status).toBe(400);
    expect((await client.send('POST', '/auth/verify-otp', { email, otp: '000002' })).status).toBe(200);
  });
});

describe('the session', () => {
  const active = 'Session is already active. Please logout first.';

  it('is limited to one per account: a second sign-in is refused and can end the first', async () => {
    const client = await createApiClient();
    await signIn(client);
    const second = await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    expect(second).toMatchObject({ status: 409, body: { error: active } });
    expect(await client.send('POST', '/auth/logout', { email })).toMatchObject({ status: 200 });
    expect((await client.get('/auth/cookie')).status).toBe(401);
    expect((await signIn(client)).status).toBe(200);
  });

  it('is not revealed to a sign-in with a wrong password', async () => {
    const client = await createApiClient({ as: 'super_admin' });
    const answer = await client.send('POST', '/auth/master/login', { email, password: 'wrong' });
    expect(answer.body.error).toBe('Invalid email or password');
  });

  it('is opened by the first of two browsers with a code', async () => {
    const client = await createApiClient();
    await client.send('POST', '/auth/master/login', { email, password: seededPassword });
    await client.db.sessions.open(
      { accountId: accounts.super_admin.id, tokenHash: 'other', expiresAt: client.now.getTime() + minute },
      client.now.getTime(),
    );
    const answer = await client.send('POST', '/auth/verify-otp', { email, otp: '000001' });
    expect(answer).toMatchObject({ status: 409, body: { error: active } });
  });

  it('expires after twelve hours', async () => {
    const client = await createApiClient({ as: 'admin' });
    client.now = new Date(client.now.getTime() + 12 * 60 * minute - 1);
    expect((await client.get('/auth/cookie')).status).toBe(200);
    client.now = new Date(client.now.getTime() + 1);
    expect((await client.get('/auth/cookie')).status).toBe(401);
    expect((await signIn(client, accounts.admin.email)).status).toBe(200);
  });

  it('is not ended by the logout of another account', async () => {
    const client = await createApiClient({ as: 'admin' });
    expect((await client.send('POST', '/auth/logout', { email })).status).toBe(200);
    expect((await client.get('/auth/cookie')).status).toBe(200);
  });

  it('needs no stored password: only its hash is kept', async () => {
    const client = await createApiClient();
    await signIn(client);
    const account = await client.db.accounts.byEmail(email);
    expect(account?.passwordHash).toMatch(/^pbkdf2\$100000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  });
});
