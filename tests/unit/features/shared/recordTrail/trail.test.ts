import { expect, it } from 'vitest';
import { onward, trailOf } from '#src/features/shared/recordTrail/trail.ts';

const acme = { label: 'Acme', href: '/master/company-management?open=details&id=1' };
const here = '/master/developer-users?open=details&id=2';

it('leads on over each record once', () => {
  const steps = onward([acme], { label: 'Layla', href: here });
  expect(steps).toEqual([acme, { label: 'Layla', href: here }]);
  expect(onward(steps, acme)).toEqual([acme]);
});

it('is read from the state of the entry to which the link led, and of no other', () => {
  const state = { trail: { to: here, steps: [acme] } };
  expect(trailOf(state, here)).toEqual([acme]);
  expect(trailOf(state, '/master/developer-users')).toEqual([]);
  expect(trailOf({ pushed: true }, here)).toEqual([]);
  expect(trailOf(null, here)).toEqual([]);
});

it('takes nothing but names with paths of the console', () => {
  const steps = [
    acme,
    { label: 'x', href: '//evil.example' },
    { label: 'x', href: 'javascript:1' },
    { label: 1 },
  ];
  expect(trailOf({ trail: { to: here, steps } }, here)).toEqual([acme]);
  expect(trailOf({ trail: { to: here, steps: 'x' } }, here)).toEqual([]);
});
