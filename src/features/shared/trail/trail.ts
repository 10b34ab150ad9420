import { createContext } from 'react';

/** A record on the way to the present one. */
export interface TrailStep {
  readonly label: string;
  readonly href: string;
}

/** The way to the page that is shown. */
export interface Trail {
  /** The records from which links led here, the first one first. */
  readonly steps: readonly TrailStep[];
  /** The path and query of the page. */
  readonly here: string;
}

/** Provided by the app from the state of the history entry. */
export const TrailContext = createContext<Trail>({ steps: [], here: '' });

/** The way that links inside a record hand on; null outside of one. */
export const OnwardContext = createContext<readonly TrailStep[] | null>(null);

/** The records that the way names; older ones are left out. */
const LONGEST = 4;

/** The way that ends with this record. A record that was on it already is not named twice. */
export function onward({ steps, here }: Trail, label: string): readonly TrailStep[] {
  const known = steps.findIndex(({ href }) => href === here);
  const before = known < 0 ? steps : steps.slice(0, known);
  return [...before, { label, href: here }].slice(-LONGEST);
}

/** The state of a history entry to which a link leads over this way. */
export function trailState(steps: readonly TrailStep[], to: string) {
  return { trail: { to, steps } };
}

/**
 * The way in the state of a history entry. An entry that was replaced by another page since then has none: the state
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
