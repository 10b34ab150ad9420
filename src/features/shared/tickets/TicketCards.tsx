import { CircleCheck, CircleDot, CircleX, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TicketStatus } from '#src/api/types/ticket.ts';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { SampleFigureRow } from '#src/features/shared/SampleFigures.tsx';
import { formatNumber } from '#src/lib/text.ts';

/** A stat card. Its number is fixed by the specification (section 2), so it leads to no list. */
export interface TicketFigure {
  readonly status: TicketStatus;
  readonly title: string;
  readonly value: number;
}

const icons: Readonly<Record<TicketStatus, ReactNode>> = {
  Open: <CircleDot />,
  'In Progress': <LoaderCircle />,
  Resolved: <CircleCheck />,
  Closed: <CircleX />,
};

export interface TicketCardsProps {
  figures: readonly TicketFigure[];
  /** Each is one line, to leave the height to the list below. */
  lines?: boolean;
}

/** The stat cards of the ticket lists and of the support dashboard. */
export function TicketCards({ figures, lines = false }: TicketCardsProps) {
  return (
    <SampleFigureRow>
      <StatGrid data-lines={lines ? '' : undefined}>
        {figures.map(({ status, title, value }) => (
          <StatCard key={title} title={title} value={formatNumber(value)} icon={icons[status]} />
        ))}
      </StatGrid>
    </SampleFigureRow>
  );
}
