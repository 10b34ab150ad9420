import type { Command } from '#src/features/shared/commands/command.ts';

const group = 'Lists';

/** The keys of lists, which the search box and the table handle themselves. */
export const listKeys: readonly Command[] = [
  { id: 'list.search', words: 'Search in the list', keys: ['/'], group },
  { id: 'list.rows', words: 'Move from row to row', keys: ['ArrowUp', 'ArrowDown'], group },
  {
    id: 'list.controls',
    words: 'Move through the controls of the row',
    keys: ['ArrowLeft', 'ArrowRight'],
    group,
  },
  { id: 'list.ends', words: 'First or last row', keys: ['Home', 'End'], group },
  { id: 'list.screens', words: 'One screen of rows up or down', keys: ['PageUp', 'PageDown'], group },
  { id: 'list.select', words: 'Select the row', keys: ['Space'], group },
  { id: 'list.select-up-to', words: 'Select up to the row', keys: ['Shift+Space'], group },
  { id: 'list.select-all', words: 'Select all rows shown', keys: ['Mod+a'], group },
  { id: 'list.open', words: 'Open the row', keys: ['Enter'], group },
];
