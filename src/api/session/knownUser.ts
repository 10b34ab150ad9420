import type { User } from '#src/api/types/session.ts';

/** The user with the texts that the response left out, taken from `known`: `known` and `user` are the same person. */
export function mergeUser(user: User, known: Omit<User, 'roles'>): User {
  return {
    ...user,
    id: user.id || known.id,
    email: user.email || known.email,
    name: user.name || known.name,
  };
}

/** Whether the id is only the email, in place of an id that the response left out. */
function withoutId(user: User): boolean {
  return user.id === user.email;
}

/**
 * Whether a response of the session's cookie is about the known user: the same id, or the same email where one has no id.
 * A response that leaves out what the two could be compared by is about the known user.
 */
function isSame(answer: User, known: User): boolean {
  if (answer.id === known.id || answer.id === '') return true;
  if (answer.email === '' && withoutId(known)) return true;
  return answer.email === known.email && (withoutId(answer) || withoutId(known));
}

/** The user of a session check: the known user keeps id, and the texts that this response left out. */
export function mergeKnownUser(answer: User, known: User): User {
  return isSame(answer, known) ? { ...mergeUser(answer, known), id: known.id } : answer;
}
