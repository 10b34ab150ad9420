import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { toShown } from '#src/lib/text.ts';

export interface ChangeTableProps {
  /** Accessible name of the table. */
  label: string;
  headers: readonly [field: string, old: string, changed: string];
  /** In place of a value that is null. */
  none: string;
  /** Long values scroll in their cell. */
  rows: readonly {
    readonly id: string;
    readonly field: string;
    /** Shown after the field. */
    readonly detail?: ReactNode;
    readonly old: string | null;
    readonly new: string | null;
  }[];
}

const Root = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-spacing: 0;
  border: 1px solid ${theme.border.subtle};
  border-radius: 8px;
  overflow: hidden;
  background: ${theme.surface.card};
  font: ${theme.font.table} ${theme.font.family};
  :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.border.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  th {
    font-weight: 500;
  }
  th > small {
    display: block;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  thead th {
    color: ${theme.text.muted};
  }
  thead th:first-child {
    inline-size: 30%;
  }
  td > div {
    max-block-size: 12em;
    overflow: auto;
    white-space: pre-wrap;
  }
  [data-none] {
    color: ${theme.text.muted};
  }
  ${media.narrow} {
    :is(th, td) {
      padding-inline: ${theme.space[2]};
    }
  }
`;

/** Changes in a table with a row for each field. */
export function ChangeTable({ label, headers, none, rows }: ChangeTableProps) {
  const value = (header: string, field: string, text: string | null) =>
    text === null ? (
      <span data-none="">{none}</span>
    ) : (
      <div>
        <LongText label={`${header} of ${field}`} text={text} />
      </div>
    );
  return (
    <Root aria-label={label}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {inWords(row.field)}
              {row.detail}
            </th>
            <td>{value(headers[1], row.field, row.old)}</td>
            <td>{value(headers[2], row.field, row.new)}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

/** The name of a field with line-break opportunities between its words: `company|Email`, `address.|city`. */
function inWords(field: string): ReactNode {
  const words = toShown(field).split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\.)/u);
  return words.map((word, at) => (
    // The text up to the word is unique, unlike the word itself.
    <Fragment key={words.slice(0, at + 1).join('')}>
      {word}
      <wbr />
    </Fragment>
  ));
}
