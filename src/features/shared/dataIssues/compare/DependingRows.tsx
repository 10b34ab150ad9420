import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { DeletionNotes } from '#src/features/shared/records/DeletionNotes.tsx';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import {
  type OfKind,
  type RelatedSection,
  relatedSections,
  SHOWN_LINES,
} from '#src/features/shared/related/relatedSections.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { ownLanguage } from '#src/lib/language.ts';
import { clamp, formatNumber } from '#src/lib/text.ts';
import type { ComparedTexts } from './compared.ts';
import { TextRow } from './TextRow.tsx';

export interface DependingRowsProps {
  of: readonly OfKind[];
  /** Columns of the table. */
  columns: number;
  use: readonly ComparedTexts[];
}

/** The longest name of a record that depends on one. */
const LONGEST = 80;

/** What depends on each record, and what is lost with it. */
export function DependingRows({ of, columns, use }: DependingRowsProps) {
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
      <WithRecords ask={(records) => of.map((each) => relatedSections(each, records))}>
        {({ answer: sections }) =>
          sections && (
            <>
              {sections[0]?.map(({ title, sample }, at) => (
                <tr key={title}>
                  <th scope="row">
                    {title} {sample ? <SampleBadge /> : null}
                  </th>
                  {of.map(({ record }, index) => {
                    const section = sections[index]?.[at];
                    return <td key={record.id}>{section ? <Section {...section} /> : null}</td>;
                  })}
                </tr>
              ))}
              <tr>
                <th scope="row">Lost with it</th>
                {of.map(({ kind, record }) => (
                  <td key={record.id}>
                    <DeletionNotes kind={kind} ids={[record.id]} none="Nothing else" />
                  </td>
                ))}
              </tr>
            </>
          )
        }
      </WithRecords>
    </tbody>
  );
}

function Section({ title, state }: RelatedSection) {
  if (state.status === 'loading') return <span>Loading…</span>;
  if (state.status === 'failed') {
    return (
      <Button size="small" aria-label={`Retry ${title}`} onClick={() => state.retry()}>
        Retry
      </Button>
    );
  }
  const { lines } = state.answer;
  if (lines.length === 0) return <span>{`No ${title.toLowerCase()}`}</span>;
  return (
    <>
      {lines.length === 1 ? null : <span>{formatNumber(lines.length)}</span>}
      {lines.slice(0, SHOWN_LINES).map(({ id, label, href }) => (
        <p key={id} {...ownLanguage(label)}>
          {href ? <Link href={href}>{clamp(label, LONGEST)}</Link> : clamp(label, LONGEST)}
        </p>
      ))}
    </>
  );
}
