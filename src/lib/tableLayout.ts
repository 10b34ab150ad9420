/** Column order, hidden columns and widths in px, by column id. Unknown ids are ignored. */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
}

export const emptyLayout: TableLayout = { order: [], hidden: [], widths: {} };

/** What a layout needs to know about a column. */
interface LayoutColumn {
  id: string;
  hideable?: boolean | undefined;
  initiallyHidden?: boolean | undefined;
}

/** The layout before the user sets one. */
export function initialLayout(columns: readonly LayoutColumn[]): TableLayout {
  return { ...emptyLayout, hidden: columns.filter((each) => each.initiallyHidden).map(({ id }) => id) };
}

/** The smallest and the largest width in px that the user can set. */
export const minWidth = 64;
export const maxWidth = 800;

export function clampWidth(width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
}

/** Reads a stored layout; `initial` when there is none. Malformed and repeated parts are left out, widths put into their limits. */
export function toLayout(value: unknown, initial = emptyLayout): TableLayout {
  if (typeof value !== 'object' || value === null) return initial;
  const stored = value as { order?: unknown; hidden?: unknown; widths?: unknown };
  const ids = (list: unknown) =>
    Array.isArray(list) ? [...new Set(list.filter((id): id is string => typeof id === 'string'))] : [];
  const widths = Object.entries(stored.widths ?? {}).flatMap(([id, width]: [string, unknown]) =>
    typeof width === 'number' && Number.isFinite(width) ? [[id, clampWidth(width)] as const] : [],
  );
  return { order: ids(stored.order), hidden: ids(stored.hidden), widths: Object.fromEntries(widths) };
}

/** Whether a layout equals the default one, also after columns were moved and moved back. */
export function isDefaultLayout(columns: readonly LayoutColumn[], layout: TableLayout): boolean {
  const { order, hidden } = initialLayout(columns);
  const initial = orderedIds(columns, order);
  const moved = orderedIds(columns, layout.order).some((id, index) => id !== initial[index]);
  const shown = hidden.length === layout.hidden.length && hidden.every((id) => layout.hidden.includes(id));
  return !moved && shown && Object.keys(layout.widths).length === 0;
}

/** All column ids in order: those of `order` that still exist, and each new one after its predecessor in `columns`. */
export function orderedIds(columns: readonly LayoutColumn[], order: readonly string[]): string[] {
  const ids = columns.map((column) => column.id);
  const known = order.filter((id) => ids.includes(id));
  const result = [...known];
  ids.forEach((id, i) => {
    if (known.includes(id)) return;
    const before = ids[i - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

/** The visible columns in their order: those of the table, of its cards and of a file. */
export function shownColumns<Column extends LayoutColumn>(
  columns: readonly Column[],
  { order, hidden }: Pick<TableLayout, 'order' | 'hidden'>,
): readonly Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return orderedIds(columns, order).flatMap((id) => {
    const column = byId.get(id);
    return column && (column.hideable === false || !hidden.includes(id)) ? [column] : [];
  });
}

/** The order with one column moved by one position among the `visible` ids; the same order at an edge. */
export function movedOrder(
  order: readonly string[],
  visible: readonly string[],
  id: string,
  by: 1 | -1,
): readonly string[] {
  const neighbour = visible[visible.indexOf(id) + by];
  if (neighbour === undefined || !visible.includes(id)) return order;
  const next = order.filter((other) => other !== id);
  next.splice(next.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, id);
  return next;
}
