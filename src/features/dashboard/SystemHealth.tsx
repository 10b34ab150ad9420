import type { Service, ServiceState } from '#src/api/types/dashboard.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { CardFacts } from '#src/features/shared/dashboard/CardFacts.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';

const intents: Readonly<Record<ServiceState, LabelIntent>> = { Online: 'success', Maintenance: 'warning' };

/** The state of every service (spec section 2). */
export function SystemHealth({ services }: { services: readonly Service[] }) {
  return (
    <Card title="System Health" flush>
      {services.length > 0 ? (
        <CardFacts>
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
        </CardFacts>
      ) : (
        <EmptyState title="No services yet" text="Their states are shown here." />
      )}
    </Card>
  );
}
