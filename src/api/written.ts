import type { Written } from '#src/api/types/written.ts';

/** A write's answer with words to show (spec section 8: the response message, else the default). */
export async function written(answer: Promise<string | null>, fallback: string): Promise<Written> {
  return { message: (await answer) ?? fallback };
}
