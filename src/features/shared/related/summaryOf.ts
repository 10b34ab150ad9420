import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import type { Answer, LinkedKind, Records } from '#src/features/shared/records/recordKind.ts';
import { endInWords } from '#src/lib/subscription.ts';
import { countOf } from '#src/lib/text.ts';
import { type OfKind, openCounts } from './relatedSections.ts';

/** Company, plan, amount and end of a customer, and how much of what refers to the record is still open. */
export function summaryOf<Id extends KindId>(of: OfKind<Id>, records: Records): readonly Answer[] {
  const kind: LinkedKind<RecordTypes[Id]> | undefined = records.kinds[of.kind];
  const customer = kind?.customer?.(of.record, records);
  const { also, company, plan, subscription } = customer ?? {};
  const { amount = '', href = null } = subscription ?? {};
  const end = subscription ? endInWords(subscription) : '';
  const facts = [
    company === null ? { text: 'No company', href: null } : company,
    also && { ...also, text: `${also.text} too` },
    plan,
    amount === '' || customer?.person ? null : { text: amount, href },
    end === '' ? null : { text: end, href },
  ];
  const counts = openCounts(of, records).map(({ count, one, many, url }) =>
    count === 0 ? { text: `No ${many}`, href: null } : { text: countOf(count, one, many), href: url },
  );
  return [...facts.flatMap((fact) => fact ?? []), ...counts];
}
