import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTabs, USER_KEY } from '#src/api/session/sessionTabs.ts';
import { REDIRECT_DELAY } from '#src/api/session/sessionTransitions.ts';
import { bench, later, omar, sara, signedIn } from './sessionBench.ts';

describe('what another tab says', () => {
  it('signs out here too, without a word to the server', async () => {
    const made = await signedIn();
    made.hear('logout');
    made.hear('logout');
    expect(made.state()).toMatchObject({ step: 'login', user: null });
    expect(made.ends).toEqual([['logout', 'u1']]);
    expect([made.sent, made.auth.logout.mock.calls]).toEqual([[], []]);
  });

  it('expires here too, and keeps what was typed', async () => {
    vi.useFakeTimers();
    const made = await signedIn();
    made.stored = null;
    made.hear('expired');
    made.hear('logout');
    expect(made.state().step).toBe('expired');
    expect([made.ends, made.sent]).toEqual([[['overlay', 'u1']], []]);
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY);
    expect(made.state().step).toBe('login');
  });

  it('is heard late by a tab that slept: the session that another tab has begun since goes on', async () => {
    vi.useFakeTimers();
    const made = await signedIn();
    Object.assign(made, { stored: omar, since: 2 });
    made.auth.check.mockResolvedValue(omar);
    made.hear('expired');
    expect([made.state().step, made.stored, made.sent]).toEqual(['expired', omar, []]);
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY);
    expect(made.state()).toMatchObject({ step: 'authenticated', user: omar, since: 2, confirmed: true });
    expect(made.ends.map(([reason]) => reason)).toEqual(['overlay', 'expired', 'otherUser']);
  });

  it('signs in the same user again, whose next expiry ends that session', async () => {
    const made = await signedIn();
    made.since = 2;
    made.hear('signedIn');
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, since: 2, confirmed: true });
    made.actions.expire();
    expect([made.stored, made.sent]).toEqual([null, ['expired']]);
  });

  it('has signed out, or another user in, before a response of here arrives: what is stored stays', async () => {
    for (const stored of [null, omar]) {
      const made = await signedIn();
      const slow = later<typeof sara>();
      made.auth.check.mockReturnValueOnce(slow.promise);
      const done = made.actions.checkSession();
      Object.assign(made, { stored, since: 2 });
      slow.give(sara);
      await done;
      expect([made.stored, made.since]).toEqual([stored, 2]);
      made.hear('logout');
      expect([made.state().step, made.stored]).toEqual(['login', stored]);
    }
  });

  it('signs in here too, once the server has confirmed it', async () => {
    const made = bench();
    made.stored = sara;
    const slow = later<typeof sara>();
    made.auth.check.mockReturnValue(slow.promise);
    made.hear('signedIn');
    expect(made.state()).toMatchObject({ step: 'authenticated', confirmed: false });
    slow.give(sara);
    await vi.waitFor(() => expect(made.state().confirmed).toBe(true));
  });

  it('brings another person, and empties what was kept of the first', async () => {
    const made = await signedIn();
    made.stored = omar;
    made.auth.check.mockResolvedValue(omar);
    made.hear('signedIn');
    expect(made.ends).toEqual([['otherUser', 'u1']]);
    expect(made.state()).toMatchObject({ user: omar, confirmed: false });
    await vi.waitFor(() => expect(made.state().confirmed).toBe(true));
  });

  it('does not disturb a sign-in under way, nor the same person', async () => {
    const made = bench();
    await made.actions.login('sara@x.example', 'x');
    made.stored = omar;
    made.hear('signedIn');
    expect(made.state().step).toBe('otp');
    const same = await signedIn();
    same.hear('signedIn');
    expect(same.auth.check).toHaveBeenCalledTimes(1);
  });

  it('was missed while the page lay in the back/forward cache: nothing is drawn until it is known', async () => {
    const made = await signedIn();
    made.stored = null;
    made.auth.check.mockReturnValue(later<typeof sara>().promise);
    made.restore();
    expect(made.state().confirmed).toBe(false);
    const same = await signedIn();
    same.restore();
    expect(same.state().confirmed).toBe(true);
    expect(same.auth.check).toHaveBeenCalledTimes(2);
  });
});

describe('the way between tabs', () => {
  class Channel {
    static readonly all: Channel[] = [];
    readonly posted: unknown[] = [];
    listener: (event: { data: unknown }) => void = () => undefined;
    constructor() {
      Channel.all.push(this);
    }
    postMessage(value: unknown) {
      this.posted.push(value);
    }
    addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
      this.listener = listener;
    }
  }

  function start() {
    const events = new Map<string, (event: object) => void>();
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
      events.set(type, listener);
    });
    const tabs = browserTabs();
    const heard: string[] = [];
    const restored = vi.fn();
    tabs.listen((message) => heard.push(message), restored);
    return {
      tabs,
      heard,
      restored,
      fire: (type: string, event: object) => events.get(type)?.(event),
    };
  }

  beforeEach(() => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
  });

  it('is a channel', () => {
    const { tabs } = start();
    tabs.send('logout');
    expect(Channel.all[0]?.posted).toEqual([{ message: 'logout' }]);
  });

  it('hears messages, and nothing else', () => {
    const { heard, fire } = start();
    Channel.all[0]?.listener({ data: { message: 'expired' } });
    for (const data of [null, 'logout', { message: 'hello' }]) Channel.all[0]?.listener({ data });
    fire('storage', { key: USER_KEY, newValue: null });
    expect(heard).toEqual(['expired']);
  });

  it('takes cleared storage for a sign-out', () => {
    const { heard, fire } = start();
    fire('storage', { key: null, newValue: null });
    expect(heard).toEqual(['logout']);
  });

  it('tells of a page out of the back/forward cache', () => {
    const { restored, fire } = start();
    fire('pageshow', { persisted: false });
    expect(restored).not.toHaveBeenCalled();
    fire('pageshow', { persisted: true });
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('is quiet where channels are forbidden', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { tabs, heard } = start();
    tabs.send('logout');
    expect(heard).toEqual([]);
  });
});
