import styled from 'styled-components';
import type { Service, ServiceState } from '#src/api/types/dashboard.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';

const intents: Readonly<Record<ServiceState, LabelIntent>> = { Online: 'success', Maintenance: 'warning' };

const Services = styled.dl`
  margin: 0;
  font: ${theme.font.table} ${theme.font.family};
  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: 8px 16px;
  }
  > div + div {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  dt {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dd {
    display: flex;
    margin: 0;
  }
`;

/** The state of every service (spec section 2). */
export function SystemHealth({ services }: { services: readonly Service[] }) {
  return (
    <Card title="System Health" flush>
      {services.length > 0 ? (
        <Services>
          {services.map(({ name, state }) => (
            <div key={name}>
              <dt>{toShown(name)}</dt>
              <dd>
                <Badge dot intent={intents[state]}>
                  {state}
                </Badge>
              </dd>
            </div>
          ))}
        </Services>
      ) : (
        <EmptyState title="No services yet" text="Their states are shown here." />
      )}
    </Card>
  );
}
