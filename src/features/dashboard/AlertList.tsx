import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import type { AlertType, SystemAlert } from '#src/api/types/dashboard.ts';
import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { TextRows } from '#src/features/shared/Rows.ts';
import { toShown } from '#src/lib/text.ts';
import { alertLabels, subjectOf } from './alerts.ts';

interface Look extends Pick<BadgeProps, 'intent'> {
  readonly icon: ReactNode;
}

const looks: Readonly<Record<AlertType, Look>> = {
  error: { intent: 'danger', icon: <OctagonAlert aria-hidden="true" /> },
  warning: { intent: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
  success: { intent: 'success', icon: <CircleCheck aria-hidden="true" /> },
  info: { intent: 'info', icon: <Info aria-hidden="true" /> },
};

const List = styled(TextRows)`
  > li[aria-current] {
    background: ${theme.primary.tonal};
  }
  /* Rows of one height: a long message is cut here, and whole among all alerts. */
  &[data-even] > li {
    block-size: 2.75rem;
    box-sizing: border-box;
    padding-block: 0;
  }
  &[data-even] p {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  time {
    font-variant-numeric: tabular-nums;
    color: ${theme.text.muted};
  }
  ${media.narrow} {
    &[data-even] > li {
      block-size: 5.25rem;
    }
    &[data-even] p {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
`;

export interface AlertListProps {
  alerts: readonly SystemAlert[];
  /** The alert that can have the focus, and is marked. */
  chosen?: { id: string; ref: RefObject<HTMLLIElement | null> };
  /** All rows have one height. */
  even?: boolean;
}

/** Alerts in the given order: type, message, which leads to its subject, and time. */
export function AlertList({ alerts, chosen, even }: AlertListProps) {
  return (
    <List data-even={even || undefined}>
      {alerts.map((alert) => {
        const { id, message, type, time } = alert;
        const { icon, ...look } = looks[type];
        const href = subjectOf(alert);
        const text = toShown(message);
        return (
          <li key={id} {...(id === chosen?.id && { ref: chosen.ref, tabIndex: -1, 'aria-current': true })}>
            <div>
              <Badge {...look}>
                {icon}
                {alertLabels[type]}
              </Badge>
            </div>
            <p>{href === null ? text : <Link href={href}>{text}</Link>}</p>
            <DateTime value={time} />
          </li>
        );
      })}
    </List>
  );
}
