import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { masterTicketPortal, supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

/** A list description of a feature, and the folder of its area. */
export interface FoundList {
  readonly name: string;
  readonly folder: string;
  readonly description: Pick<
    ListDescription<object, ListFilters<object>, string>,
    'title' | 'dialogs' | 'pageSize' | 'columns' | 'card'
  >;
}

function isList(value: unknown): value is FoundList['description'] {
  return typeof value === 'object' && value !== null && 'dialogs' in value && 'columns' in value;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/features/*/**/*List.ts{,x}', {
  eager: true,
});

/** The lists of tickets are described for the signed-in user. */
const ofTickets = {
  masterTicketList: masterTicketPortal(sara).list,
  supportTicketList: supportTicketPortal(lina).list,
};

/** All list descriptions of the features, with the folder `src/features/<area>`. */
export const lists: readonly FoundList[] = Object.entries({
  ...modules,
  '/src/features/tickets/': ofTickets,
}).flatMap(([path, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isList(value) ? [{ name, folder: path.split('/').slice(1, 4).join('/'), description: value }] : [],
  ),
);
