import { labelOf } from './optionLabel.ts';
import type { Option } from './options.ts';

/** The label of a field; with `text` where a value is not shown as it is. */
export type FieldName = string | { readonly label: string; readonly text: (value: unknown) => string };

/** A field with choices, whose values are shown as the labels of the choices. */
export function choiceName(label: string, options: readonly Option[]): FieldName {
  return { label, text: (value) => (typeof value === 'string' ? labelOf(options, value) : '') };
}

/** The label of a field. */
export function fieldLabel(names: Readonly<Record<string, FieldName>>, name: string): string {
  const field = names[name] ?? name;
  return typeof field === 'string' ? field : field.label;
}

/** A value of a field as a text; empty for no value. */
export function fieldText(names: Readonly<Record<string, FieldName>>, name: string, value: unknown): string {
  const field = names[name];
  if (typeof field === 'object') return field.text(value);
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'string' ? value.trim() : '';
}
