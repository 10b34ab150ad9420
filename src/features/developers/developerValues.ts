import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';

/** Values of the form's fields. */
export type DeveloperValues = Omit<DeveloperRequest, 'role'>;

/** Role of a new developer user (spec section 3). */
export const NEW_ROLE = 'developer';

/** Initial values of the form; null for a new developer user. */
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

/** The body of create and update (spec section 7): values trimmed, the role unchanged. */
export function toDeveloperRequest(values: DeveloperValues, role: string): DeveloperRequest {
  return { ...trimTexts(values), role };
}
