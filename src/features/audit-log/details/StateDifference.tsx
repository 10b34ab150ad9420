import { useState } from 'react';
import styled from 'styled-components';
import type { JsonValue } from '#src/api/types/auditEntry.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { ChangeTable } from '#src/features/shared/record/ChangeTable.tsx';

/** One field of a record with its values before and after an action; undefined for no value. */
interface Difference {
  /** `address.city`; empty for the record itself. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

type Fields = { readonly [name: string]: JsonValue };

/**
 * The differences of two states of a record, in the order of their fields, which are compared by name. Equal values are
 * one difference of kind `same` at the highest possible path; a list that differs is one change. A state that is null has
 * no fields.
 */
export function differences(before: JsonValue, after: JsonValue): readonly Difference[] {
  if (before === null && isFields(after)) return ofFields({}, after, '');
  if (after === null && isFields(before)) return ofFields(before, {}, '');
  return between(before, after, '');
}

function between(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string,
): readonly Difference[] {
  if (before === undefined || after === undefined) {
    return [{ path, kind: before === undefined ? 'added' : 'removed', before, after }];
  }
  if (canonical(before) === canonical(after)) return [{ path, kind: 'same', before, after }];
  if (isFields(before) && isFields(after)) return ofFields(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

function ofFields(before: Fields, after: Fields, path: string): readonly Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const of = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return [...names].flatMap((name) => between(of(before, name), of(after, name), fieldPath(path, name)));
}

function fieldPath(path: string, name: string): string {
  if (!/^[\p{L}_$][\p{L}\d_$]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isFields(value: JsonValue): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is equal for equal values, independent of the order of their fields. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

export interface StateDifferenceProps {
  before: JsonValue;
  after: JsonValue;
  /** The label of a field, by its path. */
  labelOf: (path: string) => string;
}

const kinds = {
  added: { label: 'Added', intent: 'success' },
  removed: { label: 'Removed', intent: 'danger' },
  changed: { label: 'Changed', intent: 'info' },
  same: { label: 'Unchanged', intent: 'neutral' },
} as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** A record before and after an action: added, removed and changed fields, and unchanged ones on demand. */
export function StateDifference({ before, after, labelOf }: StateDifferenceProps) {
  const [whole, setWhole] = useState(false);
  const all = differences(before, after);
  const same = all.filter(({ kind }) => kind === 'same').length;
  const shown = whole ? all : all.filter(({ kind }) => kind !== 'same');
  return (
    <Root>
      <ChangeTable
        label="Before and After"
        headers={['Field', 'Before', 'After']}
        none="none"
        rows={shown.map((difference) => toRow(difference, labelOf))}
      />
      <Buttons>
        {same > 0 ? (
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {`${whole ? 'Hide' : 'Show'} ${same} unchanged`}
          </Button>
        ) : null}
        {before === null ? null : (
          <CopyButton labelled label="Copy Before as JSON" text={JSON.stringify(before, null, 2)} />
        )}
        {after === null ? null : (
          <CopyButton labelled label="Copy After as JSON" text={JSON.stringify(after, null, 2)} />
        )}
      </Buttons>
    </Root>
  );
}

function toRow({ path, kind, before, after }: Difference, labelOf: (path: string) => string) {
  const { label, intent } = kinds[kind];
  return {
    id: `${kind} ${path}`,
    field: path === '' ? 'Record' : labelOf(path),
    detail: (
      <>
        {' '}
        <Badge intent={intent}>{label}</Badge>
      </>
    ),
    old: valueText(before),
    new: valueText(after),
  };
}

/** Null for no value. Texts are shown without quotes, other values as JSON. */
function valueText(value: JsonValue | undefined): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
