import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { ChangeLine } from './changeLines.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: 0;
  font: ${theme.font.table} ${theme.font.family};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${theme.text.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  svg {
    vertical-align: -2px;
    color: ${theme.text.muted};
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  del {
    color: ${theme.text.muted};
    text-decoration: none;
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;

/** What Save Changes will change of a subscription; nothing without a change. */
export function SubscriptionChanges({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <DialogSection title="What changes">
      <List>
        {lines.map(({ label, before, after }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <ArrowRight size={14} aria-hidden="true" /> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </List>
    </DialogSection>
  );
}
