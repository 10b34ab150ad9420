import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { commonProps } from './commonProps.ts';

/** Whether a member of a union says only that the prop may be absent. */
function isAbsence(type: SBType): boolean {
  return type.name === 'other' && (type.value === 'undefined' || type.value === 'null');
}

/**
 * The type that a control can change: of `boolean | undefined` it is `boolean`. Null if there is none, as for nodes,
 * functions and unions of objects.
 */
export function changeableType(type: SBType): SBType | null {
  if (type.name === 'union') {
    const [first, ...others] = type.value.filter((member) => !isAbsence(member));
    return first && others.length === 0 ? changeableType(first) : null;
  }
  return ['boolean', 'string', 'number', 'enum', 'object', 'array'].includes(type.name) ? type : null;
}

const withoutAbsence = (written: string | undefined) => written?.replace(/ \| undefined$/u, '');

/** The type as the table shows it; an object type that is written over several lines is shown on demand. */
function shownType(type: SBType, changeable: SBType | null, arg: unknown) {
  // The documentation's parser does not know `readonly Row[]`.
  if (type.name === 'other' && type.value === 'unknown') {
    return Array.isArray(arg) ? { summary: 'array' } : undefined;
  }
  const written = withoutAbsence(changeable?.name === 'enum' ? changeable.raw : type.raw);
  if (!written) return;
  return /\{.*\n/su.test(written) ? { summary: 'object', detail: written } : { summary: written };
}

function withControl(argType: StrictInputType, arg: unknown): StrictInputType {
  if (!argType.type) return typeof arg === 'function' ? { ...argType, control: false } : argType;
  // A node that is a text begins with one, and is changed as one.
  const type =
    changeableType(argType.type) ?? (typeof arg === 'string' ? ({ name: 'string' } as const) : null);
  const shown = shownType(argType.type, type, arg);
  return {
    ...argType,
    ...(type ? { type } : { control: argType.control ?? false }),
    ...(shown ? { table: { ...argType.table, type: shown } } : {}),
  };
}

/** Whether nothing changes a prop; `control: false` of a story file is `{ disable: true }` here. */
export function isFixed({ control }: StrictInputType): boolean {
  return control === false || (typeof control === 'object' && control.disable === true);
}

function described(name: string, argType: StrictInputType): StrictInputType {
  const description = argType.description || commonProps[name];
  return description ? { ...argType, description } : argType;
}

/**
 * Gives each prop a control that fits its type. Storybook takes every union for an object, and offers "Set object" for
 * `boolean | undefined` and for nodes, and shows "union" in place of the type. Props that many components have alike are
 * described once; those of the native element are known from the args only. What can be changed comes first; a screen has
 * no page that describes its props, and shows nothing else.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const fitted = [...names].map(
    (name) => [name, withControl(described(name, argTypes[name] ?? { name }), initialArgs[name])] as const,
  );
  const changeable = fitted.filter(([, argType]) => !isFixed(argType));
  const others = fitted.filter(([, argType]) => isFixed(argType));
  return Object.fromEntries(title.startsWith('Library/') ? [...changeable, ...others] : changeable);
};
