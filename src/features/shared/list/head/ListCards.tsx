import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { figureOf, type ListCard, type StatusFilters } from '#src/features/shared/list/describe/cards.ts';
import { chosenIn } from '#src/features/shared/list/describe/choices.ts';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { sameValue } from '#src/features/shared/list/url/urlParams.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { formatNumber } from '#src/lib/text.ts';

export interface ListCardsProps<Row, Filters extends StatusFilters<Row>, Dialog extends string> {
  description: { readonly noun: { readonly many: string }; readonly filters: Filters };
  list: Pick<ListState<Row, Filters, Dialog>, 'read' | 'filters'>;
  cards: readonly ListCard<Row, NoInfer<Filters>>[];
}

/**
 * Stat cards of a list that the browser filters, for the slot `cards` of ListPage. They count all rows, as those of every
 * list do, and say so. The card of a status sets the filter Status, and clears it when pressed again.
 */
export function ListCards<Row, Filters extends StatusFilters<Row>, Dialog extends string>({
  description: { noun, filters },
  list,
  cards,
}: ListCardsProps<Row, Filters, Dialog>) {
  const rows = list.read.status === 'ready' ? list.read.data.rows : [];
  const shown = list.filters.values.status;
  const { choices } = filters.status;
  const actionOf = (status: string) => {
    const pressed = sameValue(shown, chosenIn(choices, [status]));
    return {
      label: `Show ${labelOf(choices, status)}`,
      pressed,
      onSelect: () => list.filters.onFilter('status', pressed ? [] : [status]),
    };
  };
  return (
    <StatGrid>
      {cards.map((card) => (
        <StatCard
          key={card.title}
          title={card.title}
          icon={card.icon}
          value={formatNumber(figureOf(filters, card, rows))}
          scope={`Of all ${noun.many}`}
          action={'status' in card ? actionOf(card.status) : undefined}
        />
      ))}
    </StatGrid>
  );
}
