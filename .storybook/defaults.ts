import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { changeableType, isFixed } from './controls.ts';

/** What the parser of the documentation found of a prop. */
interface Documented {
  readonly description?: string;
  readonly required?: boolean;
}

interface DocumentedComponent {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, Documented>> };
}

/** The default that a comment names: `@default 'medium'`. The parser gives only defaults of the parameters. */
function namedDefault(comment = ''): string | undefined {
  return /@default\s+([^\n]+)/.exec(comment)?.[1]?.trim();
}

/** What a prop is when it is left out and nothing else is said: a switch is off. */
function absence({ type }: StrictInputType): string {
  return typeof type === 'object' && changeableType(type)?.name === 'boolean' ? 'false' : 'undefined';
}

function withDefault(argType: StrictInputType, { description, required }: Documented = {}): StrictInputType {
  const known = namedDefault(description) ?? argType.table?.defaultValue?.summary;
  const summary = known ?? (required === false ? absence(argType) : undefined);
  return summary === undefined
    ? argType
    : { ...argType, table: { ...argType.table, defaultValue: { summary } } };
}

/** Shows the default of each prop that has one in the table of props. */
export const showDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as DocumentedComponent | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withDefault(argType, props[name])]),
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
  if (!title.startsWith('Library/') || name !== 'Default') return {};
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([prop, argType]) => {
      const value = valueOfDefault(argType.table?.defaultValue?.summary);
      return isFixed(argType) || value === undefined || prop in initialArgs ? [] : [[prop, value]];
    }),
  );
};
