import type { PlanAudience } from '#src/api/types/plan.ts';
import { companyUrl, customerUrl, developerUrl, planUrl, resourceUrl, staffUrl } from './findRecord.ts';
import { RecordLink } from './RecordLink.tsx';
import type { ServerRead } from './records.ts';

const companies: readonly ServerRead[] = ['companies'];
const developers: readonly ServerRead[] = ['developers'];
const both: readonly ServerRead[] = ['companies', 'developers'];

/** A company as a link; null without a name. */
export function companyLink(id: string | null, name: string | null) {
  return name ? (
    <RecordLink label="Company" text={name} needs={companies} find={(records) => companyUrl(records, id)} />
  ) : null;
}

/** A developer user as a link, found by their email address; null without a name. */
export function developerLink(name: string | null, email: string | null) {
  return name ? (
    <RecordLink
      label="Developer User"
      text={name}
      needs={developers}
      find={(records) => developerUrl(records, email)}
    />
  ) : null;
}

/** The plan of a subscription as a link; null without a name. */
export function planLink(audience: PlanAudience, name: string | null) {
  return name ? (
    <RecordLink label="Plan" text={name} find={(records) => planUrl(records, audience, name)} />
  ) : null;
}

/** Who has written from an email address as a link; null without a name. */
export function customerLink(name: string, email: string) {
  return name === '' ? null : (
    <RecordLink label="Customer" text={name} needs={both} find={(records) => customerUrl(records, email)} />
  );
}

/** A staff user as a link, found by their name; null without one. */
export function staffLink(label: string, name: string | null) {
  return name ? <RecordLink label={label} text={name} find={(records) => staffUrl(records, name)} /> : null;
}

/** The record that an audit record names as a link; null without an id. */
export function resourceLink(id: string | null) {
  return id ? (
    <RecordLink label="Resource ID" text={id} needs={both} find={(records) => resourceUrl(records, id)} />
  ) : null;
}
