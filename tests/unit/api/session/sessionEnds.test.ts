import { expect, it } from 'vitest';
import {
  onSessionEnd,
  type SessionEndName,
  sessionEndOrder,
  sessionEnds,
} from '#src/api/session/sessionEnds.ts';

it('ends what belongs to a session in the listed order, whichever module was loaded first', () => {
  const called: string[] = [];
  const stops = sessionEndOrder.toReversed().map((name) =>
    onSessionEnd(name, {
      expired: (userId) => called.push(`${name} expired ${userId}`),
      ended: (reason, userId) => called.push(`${name} ${reason} ${userId}`),
    }),
  );
  sessionEnds.expired('u1');
  expect(called).toEqual(sessionEndOrder.map((name) => `${name} expired u1`));
  called.length = 0;
  sessionEnds.ended('logout', 'u1');
  expect(called).toEqual(sessionEndOrder.map((name) => `${name} logout u1`));
  for (const stop of stops) stop();
  sessionEnds.expired('u1');
  expect(called).toHaveLength(sessionEndOrder.length);
});

it('has what others build on before them', () => {
  const before = (...names: SessionEndName[]) => {
    const places = names.map((name) => sessionEndOrder.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };
  before('cache', 'deletions');
  before('moment', 'samples', 'settings', 'maintenance');
  before('reportRuns', 'samples');
  before('imports', 'messages');
  expect(sessionEndOrder.at(-1)).toBe('messages');
});

it('refuses a name that the order does not have', () => {
  const register = () => Reflect.apply(onSessionEnd, undefined, ['unknown', { ended: () => undefined }]);
  expect(register).toThrow('"unknown" is not in sessionEndOrder.');
});
