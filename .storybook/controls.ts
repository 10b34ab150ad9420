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

function withControl(argType: StrictInputType): StrictInputType {
  if (!argType.type || argType.control !== undefined) return argType;
  const type = changeableType(argType.type);
  const written = argType.type.raw?.replace(/ \| undefined$/u, '');
  const summary = type?.name === 'enum' ? type.raw : written;
  return {
    ...argType,
    ...(type ? { type } : { control: false }),
    ...(summary ? { table: { ...argType.table, type: { summary } } } : {}),
  };
}

function described(name: string, argType: StrictInputType): StrictInputType {
  const description = argType.description || commonProps[name];
  return description ? { ...argType, description } : argType;
}

/**
 * Gives each prop a control that fits its type. Storybook takes every union for an object, and offers "Set object" for
 * `boolean | undefined` and for nodes, and shows "union" in place of the type. Props that many components have alike are described once.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(described(name, argType))]),
  );
