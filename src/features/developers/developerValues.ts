import type { DeveloperRequest } from '#src/api/types/developer.ts';

/** Values of the form's fields. */
export type DeveloperValues = Omit<DeveloperRequest, 'role'>;

/** Role of a new developer user (spec section 3). */
export const NEW_ROLE = 'developer';

/** The body of create and update (spec section 7): values trimmed, the role unchanged. */
export function toDeveloperRequest(values: DeveloperValues, role: string): DeveloperRequest {
  return { ...values, role };
}
