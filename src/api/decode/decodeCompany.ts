import type { Page } from '#src/api/results/page.ts';
import type { Address, Company } from '#src/api/types/company.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { companyStatusIn } from '#src/lib/labels.ts';
import { email } from '#src/lib/values/email.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import {
  dateText,
  decodeCreated,
  decodePage,
  firstText,
  flag,
  idOf,
  isRecord,
  type Json,
  layers,
  part,
  ShapeError,
  text,
  textOrNull,
} from './decode.ts';
import { decodePlan, decodeSubscription } from './decodeSubscription.ts';

function addressOf(value: unknown): Address {
  const address = part(value);
  return {
    // An address that is a text in one line becomes the street.
    street: firstText(address.street, text(value).trimStart().startsWith('{') ? '' : value),
    city: firstText(address.city),
    state: firstText(address.state),
    country: firstText(address.country),
    zipCode: firstText(address.zipCode),
  };
}

/** A word that is no status stays as it came. */
function statusOf(row: Record<string, unknown>): string {
  const word = firstText(row.status);
  const active = flag(row.status) ?? (word === '' ? (flag(row.isActive) ?? true) : null);
  if (active !== null) return active ? 'active' : 'inactive';
  return companyStatusIn(word) ?? word;
}

function subUserEmails(value: unknown): readonly { readonly email: string }[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const email = isRecord(item) ? firstText(item.email) : firstText(item);
    return email === '' ? [] : [{ email }];
  });
}

/** A company from one row of a response; null without an id, or without a name and an email. */
export function decodeCompany(row: Json): Company | null {
  if (!isRecord(row)) return null;
  const id = idOf(row._id) ?? idOf(row.id);
  const companyEmail = firstText(row.companyEmail, row.contactEmail, row.email);
  const companyName = firstText(row.companyName, row.name) || companyEmail;
  if (id === null || companyName === '') return null;
  const branding = part(row.branding);
  const user = isRecord(row.developerUser) ? row.developerUser : {};
  const developerUser = textOrNull(row.developerUser, user.name, user.email);
  return {
    id,
    companyName,
    companyEmail,
    phoneNumber: firstText(row.phoneNumber, row.mobile),
    address: addressOf(row.address),
    billingEntity: firstText(row.billingEntity),
    status: statusOf(row),
    branding: {
      logo: textOrNull(branding.logo),
      primaryColor: firstText(branding.primaryColor) || DEFAULT_BRAND.primaryColor,
      fontFamily: firstText(branding.fontFamily) || DEFAULT_BRAND.fontFamily,
    },
    plan: decodePlan(part(row.subscription).plan, row.plan),
    subscription: decodeSubscription(row.subscription),
    developerUser,
    developerEmail: textOrNull(row.developerEmail, user.email, meaningOf(email, developerUser ?? '')),
    subUsers: subUserEmails(row.subUsers),
    createdAt: dateText(row.createdAt),
    updatedAt: dateText(row.updatedAt),
  };
}

/** The response of `GET /company/getAll` (spec section 7: companies and total). Throws `ShapeError`. */
export function decodeCompanies(body: Json): Page<Company> {
  return decodePage(body, ['companies', 'rows'], decodeCompany);
}

/** The response of `POST /company/create`, which may have the new company. */
export const decodeCreatedCompany = decodeCreated(['company'], decodeCompany);

/** The response of `GET /company/get/logo/{id}`: `result.logoUrl`; null for a company without a logo. */
export function decodeLogo(body: Json): string | null {
  const found = layers(body).filter(isRecord);
  if (found.length === 0) throw new ShapeError('No logo in the answer');
  return textOrNull(...found.map((layer) => layer.logoUrl));
}
