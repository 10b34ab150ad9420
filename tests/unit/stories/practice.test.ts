import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { builtScreens } from '#src/app/routes/screens.ts';
import { paths } from '#src/lib/paths.ts';
import { roleNames, routeOf, routes, servers, texts, usual } from '#stories/practice/choices.ts';
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
    [paths.unauthorized, 'as usual', 'usual', 'The chosen role does not open the screen.'],
  ] as const)('at %s, with %s and %s texts', (path, server, texts, note) => {
    expect(noteOf(path, { server, texts })).toEqual(expect.stringMatching(note));
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
