import type { CompanyRequest } from '#src/api/types/company.ts';

/** Name of the logo's part (spec section 7). */
const LOGO_PART = 'blume_company_logo';

/** The JSON body of an update without a new logo: these fields and no others, of branding colour and font (spec section 7). */
export function companyJson(request: CompanyRequest): Omit<CompanyRequest, 'logo'> {
  const { companyName, companyEmail, phoneNumber, billingEntity, status, address } = request;
  const { primaryColor, fontFamily } = request.branding;
  return {
    companyName,
    companyEmail,
    phoneNumber,
    billingEntity,
    status,
    address,
    branding: { primaryColor, fontFamily },
  };
}

/**
 * The multipart body: address and branding as JSON, the file under its own name. `leaveOutEmpty` is for a
 * creation, where an empty phone number or billing entity is not given; an update must be able to empty them.
 */
export function companyForm(request: CompanyRequest, leaveOutEmpty: boolean): FormData {
  const { companyName, companyEmail, phoneNumber, billingEntity, status, address, branding } =
    companyJson(request);
  const form = new FormData();
  form.set('companyName', companyName);
  form.set('companyEmail', companyEmail);
  if (phoneNumber !== '' || !leaveOutEmpty) form.set('phoneNumber', phoneNumber);
  if (billingEntity !== '' || !leaveOutEmpty) form.set('billingEntity', billingEntity);
  form.set('status', status);
  form.set('address', JSON.stringify(address));
  form.set('branding', JSON.stringify(branding));
  if (request.logo) form.set(LOGO_PART, request.logo);
  return form;
}
