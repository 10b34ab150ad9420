import { useEffect, useRef } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import type { Option } from '#src/api/types/page.ts';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import type { Choices } from '#src/features/shared/form/choices.ts';
import { CompanyTrouble } from './CompanyTrouble.tsx';

export interface CompanyFieldProps {
  companies: Choices;
  /** The record being edited: its company can be kept even when the list of companies does not have it. */
  developer: Developer | null;
}

const placeholders = {
  loading: 'Loading companies…',
  failed: 'Failed to load companies',
  ready: 'Choose a company',
} as const;

function withOwn(options: readonly Option[], developer: Developer | null): readonly Option[] {
  const own = developer?.companyId;
  if (!own || options.some(({ value }) => value === own)) return options;
  return [{ value: own, label: developer.companyName ?? 'Unknown company' }, ...options];
}

/** The company of a developer user, with what to do when there is none to choose. */
export function CompanyField({ companies, developer }: CompanyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const options = companies.status === 'ready' ? companies.options : [];
  const here = options.length > 0;
  const none = companies.status === 'ready' && !here;

  useEffect(() => {
    // The button that asked again is gone with the trouble: the focus goes to what it was about.
    if (here && asked.current) input.current?.focus();
    if (here) asked.current = false;
  }, [here]);

  return (
    <FormField
      name="companyId"
      label="Company"
      hint={
        here ? undefined : (
          <CompanyTrouble
            companies={companies}
            onAsk={() => {
              asked.current = true;
            }}
          />
        )
      }
      required
      wide
    >
      {(control) => (
        <Combobox
          {...control}
          ref={input}
          options={withOwn(options, developer)}
          placeholder={none ? 'No companies' : placeholders[companies.status]}
          emptyText={here ? 'No companies match' : 'No companies'}
        />
      )}
    </FormField>
  );
}
