import type { Page } from '#src/api/results/page.ts';
import type { Developer, SubUser } from '#src/api/types/developer.ts';
import {
  dateText,
  decodeCreated,
  decodePage,
  decodeRows,
  firstText,
  flag,
  idOf,
  isRecord,
  type Json,
  textOrNull,
} from './decode.ts';

/** Role of a developer user when the response has none (spec section 3). */
const DEVELOPER_ROLE = 'developer';

function roleOf(row: Record<string, unknown>, fallback: string): string {
  const roles: readonly unknown[] = Array.isArray(row.roles) ? row.roles : [];
  return firstText(row.role, ...roles) || fallback;
}

/** `isActive`, or `status` as a word (spec section 3: the details read `status` too). */
function activeOf(row: Record<string, unknown>): boolean {
  return flag(row.isActive) ?? flag(row.status) ?? false;
}

/** A status that is no flag, as it came. */
function statusWordOf(row: Record<string, unknown>): string | null {
  const isKnown = (flag(row.isActive) ?? flag(row.status)) !== null;
  return isKnown ? null : textOrNull(row.status);
}

function decodeSubUser(row: Json): SubUser | null {
  // An unpopulated list has ids only: they count as sub-users without data.
  if (!isRecord(row)) {
    const id = idOf(row);
    return id === null ? null : { id, name: id, email: '', role: '', isActive: false };
  }
  const email = firstText(row.email);
  const id = idOf(row._id) ?? idOf(row.id) ?? (email || null);
  if (id === null) return null;
  return { id, name: firstText(row.name) || email, email, role: roleOf(row, ''), isActive: activeOf(row) };
}

/** A developer user from one row of a response; null without an id, or without a name and an email. */
export function decodeDeveloper(row: Json): Developer | null {
  if (!isRecord(row)) return null;
  const id = idOf(row._id) ?? idOf(row.id);
  const email = firstText(row.email, row.contactEmail);
  const name = firstText(row.name) || email;
  if (id === null || name === '') return null;
  // A populated `companyId` is the company.
  const populated = isRecord(row.companyId) ? row.companyId : {};
  const subUsers: readonly unknown[] = Array.isArray(row.subUsers) ? row.subUsers : [];
  return {
    id,
    name,
    email,
    emiratesId: firstText(row.emiratesId),
    phoneNumber: firstText(row.phoneNumber, row.mobile),
    role: roleOf(row, DEVELOPER_ROLE),
    companyId: idOf(row.companyId),
    companyName: textOrNull(row.companyName, populated.companyName, populated.name),
    contactPerson: textOrNull(row.contactPerson),
    isActive: activeOf(row),
    statusWord: statusWordOf(row),
    lastLogin: dateText(row.lastLogin),
    subUsers: decodeRows(subUsers, decodeSubUser).rows,
  };
}

/** The response of `GET /developer/getAll` (spec section 7: reads the users array). Throws `ShapeError`. */
export function decodeDevelopers(body: Json): Page<Developer> {
  return decodePage(body, ['users', 'developers', 'rows'], decodeDeveloper);
}

/** The response of `POST /developer/create`, which may have the new developer user. */
export const decodeCreatedDeveloper = decodeCreated(['user', 'developer'], decodeDeveloper);
