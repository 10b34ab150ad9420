import type { TrailStep } from './trailContext.ts';

/** The records that the trail names; older ones are left out. */
const LONGEST = 4;

/** The trail that ends with this record. A record that was in it already is not named twice. */
export function onward(steps: readonly TrailStep[], { label, href: here }: TrailStep): readonly TrailStep[] {
  const known = steps.findIndex(({ href }) => href === here);
  const before = known < 0 ? steps : steps.slice(0, known);
  return [...before, { label, href: here }].slice(-LONGEST);
}

/**
 * The trail that RouterLink wrote into the state of a history entry. An entry that was replaced by another page since then has none: the state
 * names the page to which it belongs.
 */
export function trailOf(state: unknown, here: string): readonly TrailStep[] {
  if (!hasObject(state, 'trail')) return [];
  const { trail } = state;
  if (!('to' in trail) || trail.to !== here || !('steps' in trail) || !Array.isArray(trail.steps)) return [];
  return trail.steps.filter(isStep);
}

function hasObject<Name extends string>(value: unknown, name: Name): value is Record<Name, object> {
  if (typeof value !== 'object' || value === null || !(name in value)) return false;
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof inner === 'object' && inner !== null;
}

function isStep(value: unknown): value is TrailStep {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'href' in value &&
    typeof value.href === 'string' &&
    /^\/(?!\/)/u.test(value.href)
  );
}
