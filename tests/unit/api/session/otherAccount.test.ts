import { describe, expect, it } from 'vitest';
import { later, omar, refusal, sara, signedIn } from './sessionBench.ts';

describe('a sign-in with another account, from a session without a portal', () => {
  async function atOtherCode() {
    const made = await signedIn();
    await made.actions.login('omar@x.example', 'secret');
    return made;
  }

  it('keeps the session while the password is checked, and when it is refused', async () => {
    const made = await signedIn();
    const answer = later<unknown>();
    made.auth.login.mockReturnValueOnce(answer.promise);
    const done = made.actions.login('omar@x.example', 'wrong');
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, confirmed: true, loading: true });
    answer.refuse(refusal(401, 'Invalid email or password'));
    await done;
    expect(made.state()).toMatchObject({
      step: 'authenticated',
      user: sara,
      confirmed: true,
      error: 'Invalid email or password',
    });
  });

  it('has no user in the second step, and Back returns to the session', async () => {
    const made = await atOtherCode();
    expect(made.state()).toMatchObject({ step: 'otp', user: null, email: 'omar@x.example', loading: false });
    made.actions.backToLogin();
    expect(made.state()).toMatchObject({
      step: 'authenticated',
      user: sara,
      confirmed: true,
      email: 'omar@x.example',
      loading: false,
      back: null,
    });
    expect(made.ends).toEqual([]);
  });

  it('stays signed in when the session of the other account is logged out', async () => {
    const made = await signedIn();
    await made.actions.logoutOtherSession('omar@x.example');
    expect(made.state()).toMatchObject({
      step: 'authenticated',
      user: sara,
      email: '',
      loading: false,
      notice: { intent: 'info' },
    });
    expect(made.stored).toEqual(sara);
    expect(made.sent).toEqual([]);
  });

  it('is signed out in every tab when the logged out session is its own', async () => {
    const made = await signedIn();
    await made.actions.logoutOtherSession('Sara@x.example');
    expect(made.state()).toMatchObject({ step: 'login', user: null, email: '', notice: { intent: 'info' } });
    expect(made.stored).toBeNull();
    expect(made.sent).toEqual(['logout']);
    expect(made.ends).toEqual([['logout', 'u1']]);
  });

  it('ends the first session when the other user is signed in', async () => {
    const made = await atOtherCode();
    made.auth.user.mockResolvedValue(omar);
    await made.actions.verifyOtp('123456');
    expect(made.state()).toMatchObject({ step: 'authenticated', user: omar, back: null, email: '' });
    expect(made.ends).toEqual([['otherUser', 'u1']]);
  });
});
