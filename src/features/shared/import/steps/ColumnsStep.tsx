import styled from 'styled-components';
import { Field } from '#src/components/Field/Field.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { sampleValues } from '#src/features/shared/import/check/matchColumns.ts';
import { uniqueNames } from '#src/features/shared/import/file/cells.ts';
import type { StepProps } from '#src/features/shared/import/job/importJob.ts';
import { clamp } from '#src/lib/text.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space[5]} ${theme.space[4]};
  align-content: start;
`;

/** Letters of a value that are shown. */
const LONGEST_SAMPLE = 60;

/** The step `Columns`: the field of each column of the file. */
export function ColumnsStep({ state, job, importer: { fields } }: StepProps) {
  const { table, columns } = state;
  if (!table) return null;
  const missing = fields.filter(({ name, required }) => required && !columns.includes(name));
  // Long headers may begin alike.
  const labels = uniqueNames(table.header.map((header) => clamp(header, LONGEST_SAMPLE)));
  const options = [
    { value: '', label: 'Do not import' },
    ...fields.map(({ name, header }) => ({ value: name, label: header })),
  ];
  return (
    <>
      {missing.length === 0 ? null : (
        <Note intent="warning">No column for {missing.map(({ header }) => header).join(', ')}.</Note>
      )}
      <Columns>
        {table.header.map((header, at) => (
          <Field
            key={header}
            label={labels[at] ?? header}
            hint={sampleValues(table, at)
              .map((text) => clamp(text, LONGEST_SAMPLE))
              .join(' · ')}
          >
            <Select
              value={columns[at] ?? ''}
              options={options}
              onValueChange={(field) => job.choose(at, field)}
            />
          </Field>
        ))}
      </Columns>
    </>
  );
}
