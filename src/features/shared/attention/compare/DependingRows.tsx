import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import type { MasterRecords, ServerRead } from '#src/features/shared/records/records.ts';
import type { RecordsState } from '#src/features/shared/records/WithRecords.tsx';
import type { RelatedPart } from '#src/features/shared/related/relatedPart.ts';
import { type ShownPart, toShownPart } from '#src/features/shared/related/shownPart.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { clamp, formatNumber } from '#src/lib/text.ts';
import type { ComparedTexts, Comparison } from './compared.ts';
import { TextRow } from './TextRow.tsx';

export interface DependingRowsProps<Row> extends Pick<Comparison<Row>, 'lostWith'> {
  rows: readonly Row[];
  /** The parts of each record. */
  parts: readonly (readonly RelatedPart<MasterRecords>[])[];
  /** Columns of the table. */
  columns: number;
  use: readonly ComparedTexts[];
  /** The reads from the server that parts and losses are made of. */
  needs: readonly ServerRead[];
  state: RecordsState<MasterRecords>;
}

/** The longest name of a record that depends on one. */
const LONGEST = 80;

/** What depends on each record, and what is lost with it. */
export function DependingRows<Row extends { readonly id: string }>(props: DependingRowsProps<Row>) {
  const { rows, parts, columns, use, needs, lostWith, state } = props;
  const known = state.status === 'known' && needs.every((need) => state.reads[need].status === 'ready');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          What depends on it
        </th>
      </tr>
      {use.map((line) => (
        <TextRow key={line.label} {...line} />
      ))}
      {parts[0]?.map(({ title, sample }, at) => (
        <tr key={title}>
          <th scope="row">
            {title} {sample ? <SampleBadge /> : null}
          </th>
          {rows.map(({ id }, index) => {
            const part = parts[index]?.[at];
            return <td key={id}>{part ? <Part {...toShownPart(part, state)} /> : null}</td>;
          })}
        </tr>
      ))}
      <tr>
        <th scope="row">Lost with it</th>
        {rows.map((row) => (
          <td key={row.id}>{known ? <Lost sentences={lostWith(row, state.records)} /> : 'Not known yet'}</td>
        ))}
      </tr>
    </tbody>
  );
}

function Part({ title, none, state }: ShownPart) {
  if (state.status === 'loading') return <span>Loading…</span>;
  if (state.status === 'failed') {
    return (
      <Button size="small" aria-label={`Retry ${title}`} onClick={() => state.onRetry()}>
        Retry
      </Button>
    );
  }
  const { count, lines } = state;
  if (count === 0) return <span>{none}</span>;
  return (
    <>
      {count === 1 ? null : <span>{formatNumber(count)}</span>}
      {lines.map(({ id, label, href }) => (
        <p key={id} dir="auto">
          {href ? <Link href={href}>{clamp(label, LONGEST)}</Link> : clamp(label, LONGEST)}
        </p>
      ))}
    </>
  );
}

function Lost({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return <span>Nothing else</span>;
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
