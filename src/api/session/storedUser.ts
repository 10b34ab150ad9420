import { decodeUser } from '#src/api/decode/decodeUser.ts';
import type { User } from '#src/api/types/session.ts';

/** The stored user; null when there is none or it is malformed. */
export function storedUser(value: unknown): User | null {
  try {
    return decodeUser(value);
  } catch {
    return null;
  }
}
