import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { builtScreens } from '#src/app/routes/screens.ts';
import { paths } from '#src/lib/paths.ts';
import { addressOf, pathAsked } from '#stories/practice/address.ts';
import { refusalsOf } from '#stories/practice/asked.ts';
import { clashOf, roleNames, routeOf, routes, servers, texts, usual } from '#stories/practice/choices.ts';
import { noteOf } from '#stories/practice/notes.ts';
import { createReword } from '#stories/practice/texts.ts';

describe('the choices of the practice console', () => {
  it('name every screen, each by a key of its own', () => {
    const shown = Object.values(routes).map(({ path }) => path);
    expect(shown).toEqual(expect.arrayContaining(builtScreens.map(({ path }) => path)));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('may stand in an address of Storybook', () => {
    const values = [...Object.keys(routes), ...Object.keys(roleNames), ...servers, ...texts];
    expect(values.filter((value) => !/^[a-zA-Z0-9 _-]+$/.test(value))).toEqual([]);
  });

  it('start with a known screen, and refuse an unknown one', () => {
    expect(routeOf(usual.route).path).toBe(paths.master.developerUsers);
    expect(() => routeOf('moon')).toThrow('The console has no screen "moon".');
  });
});

describe('an address', () => {
  const refused = (args: string) => refusalsOf(`?id=x&args=${args}`);

  it('may have every choice', () => {
    expect(refused('server:reads+fail;second:slow+2+s;route:master+audit-logs;role:none;texts:long')).toEqual(
      [],
    );
    expect(refused('day:!date(2028-02-29T09:00:00Z)')).toEqual([]);
    expect(refused('day:!date(2028-02-29T09:00:00+04:00)')).toEqual([]);
    expect(refusalsOf('')).toEqual([]);
  });

  it.each([
    ['server:reads+sail', 'There is no server “reads sail”.'],
    ['route:moon', 'There is no route “moon”.'],
    ['sever:offline', 'There is no choice “sever”.'],
    ['day:!date(2028-02-30T09:00:00Z)', /^There is no day “2028-02-30T09:00:00Z”/u],
    ['day:!date(2028-13-01)', /^There is no day “2028-13-01”/u],
    ['day:tomorrow', /^There is no day “tomorrow”/u],
  ])('%s is refused', (args, sentence) => {
    expect(refused(args)).toEqual([expect.stringMatching(sentence)]);
  });

  it('of a link in the console leads to its screen, with the choices and the look', () => {
    const args = { ...usual, server: 'conflict', day: Date.parse('2028-02-29T09:00:00Z') } as const;
    expect(addressOf(paths.master.settings, args, { theme: 'dark', role: 'story' })).toBe(
      './?path=/story/practice-console--console' +
        `&args=server:conflict;route:${paths.master.settings.slice(1).replaceAll('/', '+')};day:!date(2028-02-29T09:00:00.000Z)` +
        '&globals=theme:dark',
    );
  });

  it('of a link with a query keeps the query', () => {
    const path = `${paths.master.auditLogs}?category=Billing`;
    const [, search = ''] = addressOf(path, usual, {}).split('./');
    expect(pathAsked(search, paths.master.auditLogs)).toBe(path);
    expect(pathAsked(search, paths.master.reports)).toBe(paths.master.reports);
  });
});

it('says which faults cannot be together', () => {
  expect(clashOf({ server: 'changes fail', second: 'answers lost' })).toMatch(
    /“changes fail” and “answers lost”/u,
  );
  expect(clashOf({ server: 'slow 2 s', second: 'answers lost' })).toBeNull();
  expect(clashOf({ server: 'conflict', second: 'conflict' })).toBeNull();
});

describe('the note above the console', () => {
  const sample = paths.master.investorUsers;
  it.each([
    [paths.master.developerUsers, 'reads fail', 'usual', /asks the server\. Reads fail/],
    [sample, 'as usual', 'usual', /asks no server\.$/],
    [sample, 'reads fail', 'long', /“reads fail” changes nothing here\.$/],
    [sample, 'session expires', 'usual', /The next screen finds that the session has ended\.$/],
    [paths.settings, 'as usual', 'usual', 'Settings asks no server.'],
    [paths.master.settings, 'as usual', 'long', /Its texts stay as usual\.$/],
    [paths.master.billing, 'as usual', 'usual', 'A screen without content.'],
    [paths.login, 'as usual', 'usual', /superadmin@blume\.example.*Blume-2026!.*123456/],
    [paths.unauthorized, 'as usual', 'usual', 'The account that is signed in does not open the screen.'],
    [sample, 'offline', 'usual', /asks no server\. After five seconds the connection is gone\.$/],
  ] as const)('at %s, with %s and %s texts', (path, server, texts, note) => {
    const choices = { server, second: 'as usual', texts, sessionEnded: false } as const;
    expect(noteOf(path, choices)).toEqual(expect.stringMatching(note));
  });

  it('tells of two faults, and that an ended session does not end again', () => {
    const choices = { server: 'slow 2 s', second: 'session expires', texts: 'usual' } as const;
    const path = paths.master.developerUsers;
    expect(noteOf(path, { ...choices, sessionEnded: false })).toMatch(
      /after two seconds\. The first save, deletion or further screen finds/u,
    );
    expect(noteOf(path, { ...choices, sessionEnded: true })).toMatch(
      /after two seconds\. The session has ended once; it does not end again\.$/u,
    );
  });
});

describe('other texts', () => {
  const investor = buildInvestor({ email: 'sara@build.example' });

  it('replace what people write, nothing else, and are all different', () => {
    const reword = createReword('hostile');
    const reworded = reword(investor);
    expect(reworded).toEqual({
      ...investor,
      name: expect.stringContaining('<img'),
      address: { ...investor.address, street: expect.any(String), city: expect.any(String) },
    });
    const { name, address } = reworded;
    expect(new Set([name, address.street, address.city, reword(investor).name]).size).toBe(4);
    expect(address.city).not.toBe(investor.address.city);
  });

  it('make emails long too', () => {
    expect(createReword('long')(investor).email).toMatch(/^a-very-long-address-.*sara@build\.example$/);
  });
});
