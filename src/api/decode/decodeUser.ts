import type { User } from '#src/api/types/session.ts';
import { firstText, idOf, isRecord, type Json, layers, ShapeError, textOrNull } from './decode.ts';

/** `roles`; when that is missing or empty, `role` as a list of one (spec section 6). */
function rolesOf(record: Record<string, unknown>): readonly string[] {
  const list = Array.isArray(record.roles) ? record.roles.flatMap((role) => textOrNull(role) ?? []) : [];
  if (list.length > 0) return list;
  const single = textOrNull(record.role, record.roles);
  return single === null ? [] : [single];
}

function toUser(value: unknown): User | null {
  if (!isRecord(value)) return null;
  const email = firstText(value.email);
  const roles = rolesOf(value);
  const id = idOf(value._id) ?? idOf(value.id) ?? email;
  if (id === '' && roles.length === 0) return null;
  return { id, email, name: firstText(value.name) || email, roles };
}

/** Whether an object has fields of a user: an envelope may have an id of its own. */
function isPerson(layer: unknown): boolean {
  return isRecord(layer) && ('email' in layer || 'role' in layer || 'roles' in layer);
}

/**
 * The signed-in user from `GET /auth/get` and `GET /auth/cookie`: bare, under `user`, or in an envelope. A role is
 * enough (spec section 3): id, email and name are empty when the response has none. Throws `ShapeError` when the response
 * has no user.
 */
export function decodeUser(body: Json): User {
  const all = layers(body);
  const named = all.map((layer) => (isRecord(layer) ? layer.user : null));
  for (const candidate of [...named, ...all]) {
    const user = isPerson(candidate) ? toUser(candidate) : null;
    if (user) return user;
  }
  throw new ShapeError('No user in the answer');
}
