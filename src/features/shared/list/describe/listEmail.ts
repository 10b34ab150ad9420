import type { ComponentType } from 'react';
import type { Page } from '#src/api/results/page.ts';

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The emails to the selected records of a list. */
export interface ListEmailProps {
  /** Names their kept draft: the id of the list. */
  readonly place: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly recipients: () => readonly Recipient[];
  /** The same records as they are now. */
  readonly readNow: () => Promise<Page<Recipient>>;
}

/** The parts of a list by which staff write to its records. A screen passes them: a list knows no emails. */
export interface EmailParts {
  readonly Button: ComponentType<ListEmailProps & { readonly size: 'small'; readonly fill: 'quiet' }>;
  /** The email that an expired session cut off, open again. */
  readonly Kept: ComponentType<ListEmailProps>;
}
