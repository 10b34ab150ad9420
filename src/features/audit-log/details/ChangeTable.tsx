import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';

export interface ChangeTableProps {
  /** Names the table. */
  label: string;
  /** Of the two columns after `Field`. */
  headers: readonly [string, string];
  /** Null says that there was, or is, no value. */
  rows: readonly {
    readonly id: string;
    readonly field: string;
    /** After the field: what happened to it. */
    readonly kind?: ReactNode;
    readonly old: ReactNode;
    readonly new: ReactNode;
  }[];
}

const Root = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border: 1px solid ${theme.border.subtle};
  background: ${theme.surface.card};
  font: ${theme.font.table} ${theme.font.family};
  :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.border.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 500;
  }
  thead th {
    color: ${theme.text.muted};
  }
  thead th:first-child {
    inline-size: 30%;
  }
  td {
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

const none = <span data-none="">none</span>;

/** What changed, a row for each field. */
export function ChangeTable({ label, headers, rows }: ChangeTableProps) {
  return (
    <Root aria-label={label}>
      <thead>
        <tr>
          {['Field', ...headers].map((header) => (
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
              {inWords(row.field)} {row.kind}
            </th>
            <td>{row.old ?? none}</td>
            <td>{row.new ?? none}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

/** The name of a field, which a narrow column breaks between its words: `company|Email`, `address.|city`. */
function inWords(field: string): ReactNode {
  const words = toShown(field).split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\.)/u);
  return words.map((word, at) => (
    // What comes before it tells a word from its equals.
    <Fragment key={words.slice(0, at + 1).join('')}>
      {word}
      <wbr />
    </Fragment>
  ));
}
