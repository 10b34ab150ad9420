import { useState } from 'react';
import styled from 'styled-components';
import type { JsonValue } from '#src/api/types/auditEntry.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { type Difference, differences } from './difference.ts';

export interface StateDifferenceProps {
  before: JsonValue;
  after: JsonValue;
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
export function StateDifference({ before, after }: StateDifferenceProps) {
  const [whole, setWhole] = useState(false);
  const all = differences(before, after);
  const same = all.filter(({ kind }) => kind === 'same').length;
  const shown = whole ? all : all.filter(({ kind }) => kind !== 'same');
  return (
    <Root>
      <ChangeTable label="Before and After" headers={['Before', 'After']} rows={shown.map(toRow)} />
      <Buttons>
        {same > 0 ? (
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Hide' : 'Show'} {same} unchanged
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

function toRow({ path, kind, before, after }: Difference) {
  const { label, intent } = kinds[kind];
  return {
    id: `${kind} ${path}`,
    field: path === '' ? 'Record' : path,
    kind: <Badge intent={intent}>{label}</Badge>,
    old: valueText(before),
    new: valueText(after),
  };
}

/** Null for no value. Texts are shown without quotes, other values as JSON. */
function valueText(value: JsonValue | undefined): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
