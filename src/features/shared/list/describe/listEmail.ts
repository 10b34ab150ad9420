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

/** To whom staff write about the records of a list. Its parts come with the description: a list knows no emails. */
export interface ListEmail<Row> {
  readonly of: (row: Row) => string;
  /** What they are, if they are not the records. */
  readonly noun?: { readonly one: string; readonly many: string };
  readonly Button: ComponentType<ListEmailProps & { readonly size: 'small'; readonly fill: 'quiet' }>;
  /** The email that an expired session cut off, open again. */
  readonly Kept: ComponentType<ListEmailProps>;
}
