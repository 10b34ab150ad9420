import { toast } from '#src/components/Toasts/toasts.ts';
import type { CutOffTexts } from './bulk.ts';

let owner: string | null = null;
let waiting: CutOffTexts[] = [];

/** The session of this user has expired: what is cut off now is told to the same user only, because it has names. */
export function keepCutOff(userId: string): void {
  if (owner !== userId) waiting = [];
  owner = userId;
}

/** A bulk change was cut off by the end of the session. Its calls may end before or after that is announced. */
export function addCutOff(texts: CutOffTexts): void {
  waiting.push(texts);
}

/** This user has signed in. */
export function tellCutOff(userId: string): void {
  const ofUser = owner === userId ? waiting : [];
  dropCutOff();
  for (const { text, detail } of ofUser) toast.error(text, { detail });
}

/** The session was ended by the user, or by another one. */
export function dropCutOff(): void {
  owner = null;
  waiting = [];
}
