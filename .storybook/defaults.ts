import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { changeableType } from './controls.ts';

/** What the parser of the documentation found in a component's file. */
interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly description?: string }>> };
}

/** The default that a comment names: `@default 'medium'`. The parser gives only defaults of the parameters. */
export function namedDefault(comment = ''): string | undefined {
  return /@default\s+([^\n]+)/.exec(comment)?.[1]?.trim();
}

/** Whether the prop is a switch that may be left out: then it is off. */
function isSwitch({ type }: StrictInputType): boolean {
  return typeof type === 'object' && type.required === false && changeableType(type)?.name === 'boolean';
}

function withDefault(argType: StrictInputType, comment: string | undefined): StrictInputType {
  const summary =
    namedDefault(comment) ??
    argType.table?.defaultValue?.summary ??
    (isSwitch(argType) ? 'false' : undefined);
  return summary === undefined
    ? argType
    : { ...argType, table: { ...argType.table, defaultValue: { summary } } };
}

/** Shows the default of each prop that has one in the table of props. */
export const showDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withDefault(argType, props[name]?.description)]),
  );
};

/** The value that a default names; undefined for a sentence. */
export function valueOfDefault(summary = ''): string | number | boolean | undefined {
  const text = /^'([^']*)'$/.exec(summary)?.[1];
  if (text !== undefined) return text;
  if (summary === 'true' || summary === 'false') return summary === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(summary) ? Number(summary) : undefined;
}

/** The controls of a playground, which is the Default of a component, begin with the defaults of its props. */
export const beginWithDefaults: ArgsEnhancer = ({ title, name, argTypes, initialArgs }) => {
  if (!title.startsWith('Components/') || name !== 'Default') return {};
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([prop, { control, table }]) => {
      const value = valueOfDefault(table?.defaultValue?.summary);
      return control === false || value === undefined || prop in initialArgs ? [] : [[prop, value]];
    }),
  );
};
