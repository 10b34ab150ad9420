import type { Written } from '#src/api/types/written.ts';

/**
 * How developers and companies are changed: some servers answer `201` with nothing. Taken for a failure, the change
 * would be made a second time.
 */
export const asChange = { mayBeEmpty: true } as const;

/** A write's answer with words to show (spec section 8: the response message, else the default). */
export async function written(answer: Promise<string | null>, fallback: string): Promise<Written> {
  return { message: (await answer) ?? fallback };
}
