import { boolean, type ObjectSchema, object, string } from 'yup';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';

/** What the form holds while it is typed in. */
export interface DeveloperValues {
  name: string;
  emiratesId: string;
  email: string;
  phoneNumber: string;
  companyId: string;
  isActive: boolean;
}

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

const text = () => string().trim().required(REQUIRED);

/** The rules of spec section 5; white space alone is empty. */
export const developerSchema: ObjectSchema<DeveloperValues> = object({
  name: text(),
  emiratesId: text(),
  email: text().test('email', EMAIL_MESSAGE, isEmail),
  phoneNumber: text(),
  companyId: text(),
  isActive: boolean().required(REQUIRED),
});

/** The body of create and update (spec section 7): values trimmed, the role as it was. */
export function toDeveloperRequest(values: DeveloperValues, role: string): DeveloperRequest {
  return {
    name: values.name.trim(),
    emiratesId: values.emiratesId.trim(),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.trim(),
    role,
    companyId: values.companyId.trim(),
    isActive: values.isActive,
  };
}
