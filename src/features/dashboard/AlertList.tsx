import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import type { AlertType, SystemAlert } from '#src/api/types/dashboard.ts';
import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { media, plainList, theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';
import { alertLabels } from './alerts.ts';

interface Look extends Pick<BadgeProps, 'intent'> {
  readonly icon: ReactNode;
}

const looks: Readonly<Record<AlertType, Look>> = {
  error: { intent: 'danger', icon: <OctagonAlert aria-hidden="true" /> },
  warning: { intent: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
  success: { intent: 'success', icon: <CircleCheck aria-hidden="true" /> },
  info: { intent: 'neutral', icon: <Info aria-hidden="true" /> },
};

const List = styled.ul`
  ${plainList}
  display: grid;
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    align-content: center;
    gap: ${theme.space[3]};
    padding: 10px 16px;
  }
  > li + li {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  > li[aria-current] {
    background: ${theme.primary.tonal};
  }
  > li > div {
    display: flex;
  }
  p {
    overflow-wrap: anywhere;
  }
  time {
    color: ${theme.text.muted};
  }
  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${theme.space[1]} ${theme.space[3]};
    }
    /* Below type and time. */
    p {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export interface AlertListProps {
  alerts: readonly SystemAlert[];
  /** The alert that can have the focus, and is marked. */
  chosen?: { id: string; ref: RefObject<HTMLLIElement | null> };
}

/** Alerts in the given order: type, message and time. */
export function AlertList({ alerts, chosen }: AlertListProps) {
  return (
    <List>
      {alerts.map(({ id, message, type, time }) => {
        const { icon, ...look } = looks[type];
        return (
          <li key={id} {...(id === chosen?.id && { ref: chosen.ref, tabIndex: -1, 'aria-current': true })}>
            <div>
              <Badge {...look}>
                {icon}
                {alertLabels[type]}
              </Badge>
            </div>
            <p>{toShown(message)}</p>
            <DateTime value={time} />
          </li>
        );
      })}
    </List>
  );
}
