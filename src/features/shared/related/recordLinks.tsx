import type { PlanAudience } from '#src/api/types/plan.ts';
import { RecordLink } from './RecordLink.tsx';

/** A company as a link; null without a name. */
export function companyLink(id: string | null, name: string | null) {
  return name ? <RecordLink label="Company" text={name} kind="company" identity={id} /> : null;
}

/** A developer user as a link, found by their email address; null without a name. */
export function developerLink(name: string | null, email: string | null) {
  return name ? <RecordLink label="Developer User" text={name} kind="developer" identity={email} /> : null;
}

/** The plan of a subscription as a link; null without a name. */
export function planLink(audience: PlanAudience, name: string | null) {
  return name ? <RecordLink label="Plan" text={name} kind={`${audience}Plan`} identity={name} /> : null;
}

/** The customer of a ticket as a link, found by the key of `customerKey.ts`; null without a name. */
export function customerLink(name: string, key: string) {
  return name ? <RecordLink label="Customer" text={name} kind="customer" identity={key} /> : null;
}

/** A staff user, found by id, or a developer user or investor, found by name, as a link; null without a name. */
export function personLink(label: string, name: string | null, staffId: string | null) {
  return name ? <RecordLink label={label} text={name} kind="person" identity={staffId ?? name} /> : null;
}

/** The record that an audit record names as a link; null without an id. */
export function resourceLink(id: string | null) {
  return id ? <RecordLink label="Resource ID" text={id} kind="resource" identity={id} /> : null;
}
