import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Developer } from '#src/api/types/developer.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { Field } from '#src/features/shared/form/table/fieldTable.ts';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import type { Option } from '#src/lib/options.ts';
import type { DeveloperValues } from './developer.ts';
import type { OptionsState } from './optionsState.ts';

export interface CompanyFieldProps {
  companies: OptionsState;
  /** The edited record: its company stays an option even when `companies` lacks it. */
  developer: Developer | null;
  /** The field in this form: a new developer user begins with the id of its `initial`. */
  field: Field<Developer> & { readonly initial: string };
  /** Id of the company that was asked for; '' for none. */
  company: string;
}

const placeholders = {
  loading: 'Loading companies…',
  failed: 'Failed to load companies',
  ready: 'Choose a company',
} as const;

function withCurrent(options: readonly Option[], developer: Developer | null): readonly Option[] {
  const current = developer?.companyId;
  if (!current || options.some(({ value }) => value === current)) return options;
  return [{ value: current, label: developer.companyName ?? 'Unknown company' }, ...options];
}

/** Beside a text that is the name of no company. */
const UNKNOWN_COMPANY = 'No company has this name';

const Hint = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  overflow-wrap: anywhere;
`;

/**
 * Chooses a company that loads after the form opened, unless the user has chosen one already. The one that was asked for
 * may have been added just now: it takes the place of the first company, which was known before.
 */
function useLateDefault(companyId: string, asked: string): void {
  const { values, setFieldValue } = useFormikContext<DeveloperValues>();
  const lastDefault = useRef(companyId);
  const chosen = values.companyId;
  useEffect(() => {
    const before = lastDefault.current;
    if (before === companyId) return;
    lastDefault.current = companyId;
    const replaces = companyId === asked && chosen === before;
    if (chosen === '' || replaces) void setFieldValue('companyId', companyId);
  }, [companyId, asked, chosen, setFieldValue]);
}

/** The company of a developer user. While there is none to choose, a hint says why, with Retry. */
export function CompanyField({ companies, developer, field, company }: CompanyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const unknown = useRef('');
  // Beside the rules of the form, which know the chosen company only.
  useField({ name: 'companyId', validate: () => (unknown.current ? UNKNOWN_COMPANY : undefined) });
  const options = companies.status === 'ready' ? companies.options : [];
  const hasOptions = options.length > 0;
  useLateDefault(developer ? '' : field.initial, company);
  const placeholder =
    companies.status === 'ready' && !hasOptions ? 'No companies' : placeholders[companies.status];

  return (
    <FormField
      {...inputOf('companyId', field)}
      hint={
        hasOptions || companies.status === 'loading' ? (
          field.hint
        ) : (
          <Hint>
            <span>
              {companies.status === 'failed'
                ? `Failed to load companies. ${companies.message}`
                : 'There are no companies yet; add one first.'}
            </span>
            <Button
              size="small"
              onClick={() => {
                // The hint, and Retry with it, is hidden while the companies are read.
                input.current?.focus();
                companies.onRetry();
              }}
            >
              Retry
            </Button>
          </Hint>
        )
      }
    >
      {(control) => (
        <Combobox
          {...control}
          ref={input}
          onUnknown={(text) => {
            unknown.current = text;
          }}
          options={withCurrent(options, developer)}
          placeholder={placeholder}
          emptyText={hasOptions ? 'No companies match' : 'No companies'}
        />
      )}
    </FormField>
  );
}
