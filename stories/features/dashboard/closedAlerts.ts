import { fn } from 'storybook/test';

/** The dialog with all alerts, while it is closed. */
export const closed = {
  open: false,
  filter: '',
  chosen: '',
  onOpen: fn(),
  onClose: fn(),
  onFilter: fn(),
} as const;
