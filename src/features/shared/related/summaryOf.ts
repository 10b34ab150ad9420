import type { Answer, KnownRecords, RecordKind } from '#src/features/shared/records/recordKind.ts';
import { endInWords } from '#src/lib/subscription.ts';
import { countOf } from '#src/lib/text.ts';
import { referringTo, rowsOf } from './relatedSections.ts';

const kindOf = (id: string, kinds: readonly RecordKind[]) => kinds.find((kind) => kind.id === id);

const countedFor = (id: string, kinds: readonly RecordKind[]) =>
  referringTo(id, kinds).filter(({ reference }) => reference.open !== undefined);

/** The kinds that have to be read before the summary of records of a kind is known. */
export function summaryNeeds(id: string, kinds: readonly RecordKind[]): readonly string[] {
  return [
    ...(kindOf(id, kinds)?.customer?.needs ?? []),
    ...countedFor(id, kinds).flatMap(({ needs }) => needs),
  ];
}

/** Company, plan, amount and end of a customer, and how much of what refers to the record is still open. */
export function summaryOf(
  id: string,
  record: { readonly id: string },
  { kinds, known }: { readonly kinds: readonly RecordKind[]; readonly known: KnownRecords },
): readonly Answer[] {
  const customer = kindOf(id, kinds)?.customer?.of(record, known);
  const { company, plan, subscription } = customer ?? {};
  const { amount = '', href = null } = subscription ?? {};
  const end = subscription ? endInWords(subscription) : '';
  const facts = [
    company === null ? { text: 'No company', href: null } : company,
    plan,
    amount === '' || customer?.person ? null : { text: amount, href },
    end === '' ? null : { text: end, href },
  ];
  const counts = countedFor(id, kinds).map((each) => {
    const { test, query = '', one = '', many = '' } = each.reference.open ?? {};
    const { rows, url } = rowsOf(each, { id, record }, known, test);
    if (rows.length === 0) return { text: `No ${many}`, href: null };
    return { text: countOf(rows.length, one, many), href: `${url}&${query}` };
  });
  return [...facts.flatMap((fact) => fact ?? []), ...counts];
}
