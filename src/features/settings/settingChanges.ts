import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import type { Field } from '#src/features/shared/form/table/fieldTable.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { settingCards } from './settingFields.ts';

/** A setting whose value in the form is not the saved one; both values in words. */
export interface SettingChange {
  /** The name of the setting. */
  readonly id: string;
  readonly card: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** In place of an empty value. */
export const EMPTY = 'Empty';

function inWords(field: Field<never>, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (field.options) return labelOf(field.options, value);
  return value === '' ? EMPTY : value;
}

/** What differs from the saved settings, in the order of the cards. A field that is never saved is no setting. */
export function settingChanges(saved: SystemSettings, values: SystemSettings): readonly SettingChange[] {
  const before = new Map<string, string | boolean>(Object.entries(saved));
  const after = new Map<string, string | boolean>(Object.entries(values));
  return Object.entries(settingCards).flatMap(([card, fields]) =>
    Object.entries<Field<never>>(fields).flatMap(([id, field]) => {
      const [from, to] = [before.get(id), after.get(id)];
      if (from === undefined || to === undefined || from === to) return [];
      return [{ id, card, label: field.label, before: inWords(field, from), after: inWords(field, to) }];
    }),
  );
}
