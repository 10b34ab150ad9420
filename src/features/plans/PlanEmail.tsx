import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { EmailButton, KeptEmail } from '#src/features/shared/email/EmailButton.tsx';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { countOf } from '#src/lib/text.ts';
import { companiesOn } from './planCompanies.ts';
import { subscriberNouns } from './planTexts.ts';

export interface PlanEmailProps {
  audience: PlanAudience;
  record: Plan;
  /** The companies that use plans of the list. */
  companies: readonly PlanCompany[];
}

function emailOf({ audience, record, companies }: PlanEmailProps) {
  const recipients = companiesOn(record, companies).map(({ id, companyName: name, contactEmail: email }) => ({
    id,
    name,
    email,
  }));
  const input = {
    place: `plan ${record.id}`,
    noun: subscriberNouns[audience],
    plan: record.name,
    subject: record.status === 'halt' ? `The plan ${record.name} is halted` : '',
    readNow: async () => pageOf(recipients),
  };
  return { recipients, input };
}

/** Writes to those on a plan: `Email the 9 companies`. Of a halted one the email has a subject. */
export function PlanEmail(props: PlanEmailProps) {
  const { recipients, input } = emailOf(props);
  const { one, many } = input.noun;
  if (recipients.length === 0) return null;
  return (
    <EmailButton
      {...input}
      label={`Email the ${countOf(recipients.length, one, many)}`}
      recipients={() => recipients}
    />
  );
}

/** The email to those on a plan that an expired session cut off. */
export function KeptPlanEmail(props: PlanEmailProps) {
  return <KeptEmail {...emailOf(props).input} />;
}
