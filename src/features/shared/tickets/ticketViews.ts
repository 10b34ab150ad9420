import type { PresetView } from '#src/features/shared/list/describe/description.ts';

/** The views of the tickets of both portals, to which the dashboards lead too. */
export const ticketViews = {
  mine: { name: 'Mine', query: 'assignee=me' },
  unassigned: { name: 'Unassigned', query: 'assignee=none' },
  urgent: {
    name: 'Urgent, oldest first',
    query: 'status=Open&status=In+Progress&priority=Critical&priority=High&sort=created.asc',
  },
  waiting: { name: 'Waiting for us', query: 'waiting=us' },
  overdue: { name: 'Overdue', query: 'reply=overdue' },
} as const satisfies Readonly<Record<string, PresetView>>;
