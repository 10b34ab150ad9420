import { numberLabels } from '#src/lib/recordNumbers.ts';
import type { RelatedLine } from './relatedPart.ts';

/** A text of a record that the global search finds besides its label and hint. */
export interface SearchFact {
  /** `Email`, `Phone`, `ID`. */
  readonly label: string;
  readonly text: string;
  /** A number is found in any writing, an id only as it is written, any other text by a part of it. */
  readonly kind?: 'number' | 'id';
}

/** A record as it is listed below the facts of another one and in the global search. */
export interface RecordEntry extends RelatedLine {
  readonly href: string;
  /** Of a person: the name of the company. */
  readonly company?: string | null;
  readonly facts: readonly SearchFact[];
}

interface Identifying {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  readonly emiratesId?: string;
}

/** What identifies a record, without what it does not have. */
export function factsOf({ id, email = '', phone = '', emiratesId = '' }: Identifying): readonly SearchFact[] {
  const facts = [
    { label: 'Email', text: email },
    { label: numberLabels.phone, text: phone, kind: 'number' },
    { label: numberLabels.emiratesId, text: emiratesId, kind: 'number' },
    { label: numberLabels.id, text: id, kind: 'id' },
  ] as const;
  return facts.filter(({ text }) => text !== '');
}

/** Texts in one line, without the empty ones. */
export function inLine(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' · ');
}
