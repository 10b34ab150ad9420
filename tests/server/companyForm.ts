import { companyLogos } from '#fixtures/data/companyLogos.ts';
import type { ApiClient, Json } from './apiClient.ts';

/** A small valid image. */
export const png =
  companyLogos.find(({ contentType }) => contentType === 'image/png')?.bytes ?? new Uint8Array();
export const address = {
  street: 'Pier 9',
  city: 'Dubai',
  state: '',
  country: 'United Arab Emirates',
  zipCode: '123',
};
export const branding = { primaryColor: '#0F766E', fontFamily: 'Georgia' };

/** A company's form as the console sends it (spec section 7). */
export function form(file?: File, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  const all = { companyName: 'Pier Nine', companyEmail: 'hello@pier9.example', status: 'active', ...fields };
  for (const [name, value] of Object.entries(all)) {
    body.append(name, value);
  }
  body.append('address', JSON.stringify(address));
  body.append('branding', JSON.stringify(branding));
  if (file) {
    body.append('blume_company_logo', file);
  }
  return body;
}

/** The API's current companies. */
export async function list(client: ApiClient, query = 'limit=1000') {
  const { body } = await client.get(`/company/getAll?${query}`);
  return { companies: body.companies as Json[], total: body.total };
}

/** The URL of the company's logo. */
export async function logoUrl(client: ApiClient, id: string) {
  const { body } = await client.get(`/company/get/logo/${id}`);
  return (body.result as Json).logoUrl as string | null;
}
