import { marker } from './decorators.ts';
import type { Attribute } from './snippet.ts';
import { initialOf, nameOf, type Source } from './source.ts';

/** Controlled controls: the prop that holds the state, and the one that changes it (stories/components/form.tsx). */
const controls: Readonly<Record<string, readonly [string, string]>> = {
  controlled: ['value', 'onValueChange'],
  controlledCheck: ['checked', 'onCheckedChange'],
};

/** The state that a component of the stories keeps for a component of the library. */
export interface Kept {
  readonly component: string;
  readonly statements: readonly string[];
  /** The attributes that connect the component with the state. */
  readonly own: readonly Attribute[];
  /** What is around the component, with markers in its place. */
  readonly around: (place: string) => string;
}

/** The state of a control, which begins with the value of its story. */
function controlled(kind: string, component: string, args: readonly Attribute[]): Kept {
  const [value = '', change = ''] = controls[kind] ?? [];
  const initial = args.find(([name]) => name === value)?.[1] ?? "''";
  const known = /^(?:'[^']*'|true|false)$/.test(initial);
  const type = known ? '' : `<ComponentProps<typeof ${component}>['${value}']>`;
  const setter = `set${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  return {
    component,
    statements: [`const [${value}, ${setter}] = useState${type}(${initial});`],
    own: [
      [value, value],
      [change, setter],
    ],
    around: (place) => place,
  };
}

/** A button that opens the component, which `close` closes (stories/components/overlays.tsx). */
function opened(component: string, close: string): Kept {
  return {
    component,
    statements: ['const [open, setOpen] = useState(false);'],
    own: [[close, '() => setOpen(false)']],
    around: (place) =>
      `<>\n  <Button onClick={() => setOpen(true)}>Open</Button>\n  {open ? (\n    ${place}\n  ) : null}\n</>`,
  };
}

/** The state that `const Name = controlled(Select)`, or another such function, keeps; null for other components. */
export function keptBy(source: Source, name: string, args: readonly Attribute[]): Kept | null {
  const value = initialOf(source, name);
  if (value?.type !== 'CallExpression') return null;
  const [component, close] = value.arguments;
  const kind = nameOf(value.callee);
  if (kind === 'opened' && close?.type === 'StringLiteral') return opened(nameOf(component), close.value);
  return controls[kind] ? controlled(kind, nameOf(component), args) : null;
}

/** The place of an element in a text. */
export const placeOfSlot = (at: number) => `${marker}${at}${marker}`;
