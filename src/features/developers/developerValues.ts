import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';

/** What the form holds while it is typed in. */
export type DeveloperValues = Omit<DeveloperRequest, 'role'>;

/** The role a new developer user gets (spec section 3). */
export const NEW_ROLE = 'developer';

/** The form of a new developer user, or of an existing one. */
export function developerValues(developer: Developer | null): DeveloperValues {
  return {
    name: developer?.name ?? '',
    emiratesId: developer?.emiratesId ?? '',
    email: developer?.email ?? '',
    phoneNumber: developer?.phoneNumber ?? '',
    companyId: developer?.companyId ?? '',
    isActive: developer?.isActive ?? true,
  };
}

/** The body of create and update (spec section 7): values trimmed, the role as it was. */
export function toDeveloperRequest(values: DeveloperValues, role: string): DeveloperRequest {
  return { ...trimTexts(values), role };
}
