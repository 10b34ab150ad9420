import type { CompanyRequest } from '#src/api/types/company.ts';
import { companyStatusIn } from '#src/lib/labels.ts';

/** Name of the logo's multipart field (spec section 7). */
export const LOGO_PART = 'blume_company_logo';

/** The JSON body of an update without a new logo: only these fields, and of the branding only color and font (spec section 7). */
export function companyJson(request: CompanyRequest) {
  const { companyName, companyEmail, phoneNumber, billingEntity, status, address } = request;
  const { primaryColor, fontFamily } = request.branding;
  return {
    companyName,
    companyEmail,
    phoneNumber,
    billingEntity,
    // JSON leaves out what is undefined: an unknown status stays what it is on the server.
    status: companyStatusIn(status),
    address,
    branding: { primaryColor, fontFamily },
  };
}

/**
 * The multipart body: address and branding as JSON, the file in a field of its own. `leaveOutEmpty` is for a creation,
 * where an empty phone number or billing entity is not sent; an update sends them, so that they can be cleared.
 */
export function companyForm(request: CompanyRequest, leaveOutEmpty: boolean): FormData {
  const { companyName, companyEmail, phoneNumber, billingEntity, status, address, branding } =
    companyJson(request);
  const form = new FormData();
  form.set('companyName', companyName);
  form.set('companyEmail', companyEmail);
  if (phoneNumber !== '' || !leaveOutEmpty) form.set('phoneNumber', phoneNumber);
  if (billingEntity !== '' || !leaveOutEmpty) form.set('billingEntity', billingEntity);
  if (status) form.set('status', status);
  form.set('address', JSON.stringify(address));
  form.set('branding', JSON.stringify(branding));
  if (request.logo) form.set(LOGO_PART, request.logo);
  return form;
}
