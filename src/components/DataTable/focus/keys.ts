/** The command of a key on a row. */
export type RowKey =
  | { type: 'move'; to: number; extend: boolean }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'toggle'; range: boolean }
  | { type: 'activate' }
  | { type: 'leave' }
  | { type: 'selectAll' };

interface KeyInput {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

interface KeyPlace {
  position: number;
  count: number;
  /** Rows that Page Up and Page Down skip. */
  page: number;
  rightToLeft: boolean;
  /** The focus is on a control inside the row, which handles Space and Enter itself. */
  inControl: boolean;
  /** `j` and `k` move, too. */
  letters: boolean;
}

/** The command of a key; null leaves the key to the browser. */
export function rowKey(event: KeyInput, place: KeyPlace): RowKey | null {
  const { key } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey && !event.shiftKey && key.toLowerCase() === 'a') return { type: 'selectAll' };
  if (command || event.altKey) return null;
  const last = place.count - 1;
  const move = (to: number): RowKey => ({
    type: 'move',
    to: Math.min(Math.max(0, to), last),
    extend: event.shiftKey,
  });
  switch (key) {
    case 'j':
      return place.letters ? move(place.position + 1) : null;
    case 'k':
      return place.letters ? move(place.position - 1) : null;
    case 'ArrowDown':
      return move(place.position + 1);
    case 'ArrowUp':
      return move(place.position - 1);
    case 'PageDown':
      return move(place.position + place.page);
    case 'PageUp':
      return move(place.position - place.page);
    case 'Home':
      return move(0);
    case 'End':
      return move(last);
    case 'ArrowRight':
    case 'ArrowLeft':
      return { type: 'step', by: (key === 'ArrowRight') === place.rightToLeft ? -1 : 1 };
    case 'Escape':
      return { type: 'leave' };
    case ' ':
      return place.inControl ? null : { type: 'toggle', range: event.shiftKey };
    case 'Enter':
      return place.inControl ? null : { type: 'activate' };
    default:
      return null;
  }
}
