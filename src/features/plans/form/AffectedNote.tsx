import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import type { PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { RecordLink } from '#src/features/shared/related/RecordLink.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { affectedText, exceeding } from '../planCompanies.ts';
import { type PlanValues, toPlanFields } from './planValues.ts';

export interface AffectedNoteProps {
  audience: PlanAudience;
  /** The companies on the plan. */
  companies: readonly PlanCompany[];
}

/** Says who has subscribed to the plan of the form, and whose subscription allows more users than the typed limit. */
export function AffectedNote({ audience, companies }: AffectedNoteProps) {
  const { maxUsers, status } = toPlanFields(useFormikContext<PlanValues>().values);
  const above = exceeding(companies, maxUsers);
  const kind = audience === 'developer' ? 'company' : 'investor';
  return (
    <Note intent={above.length > 0 ? 'warning' : 'info'}>
      {affectedText(audience, companies.length)}
      {status !== 'active' && companies.length > 0 ? ' They keep it; no one else can choose it.' : null}
      {above.length > 0 && maxUsers !== null ? (
        <>
          {' '}
          Above the limit of {formatNumber(maxUsers)} users:{' '}
          {above.map(({ id, companyName, users }, index) => (
            <Fragment key={id}>
              {index === 0 ? null : ', '}
              <RecordLink label="Name" text={companyName} kind={kind} identity={id} /> ({formatNumber(users)})
            </Fragment>
          ))}
          .
        </>
      ) : null}
    </Note>
  );
}
