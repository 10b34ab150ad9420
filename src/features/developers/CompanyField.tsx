import { useField } from 'formik';
import { useEffect, useRef } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import type { OptionsState } from '#src/features/shared/form/optionsState.ts';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import type { Option } from '#src/lib/options.ts';
import { developerFields } from './developerFields.ts';
import { NoCompaniesHint } from './NoCompaniesHint.tsx';

export interface CompanyFieldProps {
  companies: OptionsState;
  /** The edited record: its company stays an option even when `companies` lacks it. */
  developer: Developer | null;
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

/** The company of a developer user. A hint offers a retry or a new company while there is none to choose. */
export function CompanyField({ companies, developer }: CompanyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const retried = useRef(false);
  const unknown = useRef('');
  // Beside the rules of the form, which know the chosen company only.
  useField({ name: 'companyId', validate: () => (unknown.current ? UNKNOWN_COMPANY : undefined) });
  const options = companies.status === 'ready' ? companies.options : [];
  const hasOptions = options.length > 0;
  const none = companies.status === 'ready' && !hasOptions;

  useEffect(() => {
    // The focused Retry button unmounts with the hint, so the focus moves to the field.
    if (hasOptions && retried.current) input.current?.focus();
    if (hasOptions) retried.current = false;
  }, [hasOptions]);

  return (
    <FormField
      {...inputOf('companyId', developerFields.companyId)}
      hint={
        hasOptions ? undefined : (
          <NoCompaniesHint
            companies={companies}
            onRetry={() => {
              retried.current = true;
            }}
          />
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
          placeholder={none ? 'No companies' : placeholders[companies.status]}
          emptyText={hasOptions ? 'No companies match' : 'No companies'}
        />
      )}
    </FormField>
  );
}
