/** What is said about a copied text. */
export const copyWords = { ready: '', copied: 'Copied', failed: 'Could not be copied' } as const;

/** Copies a text; `failed` without permission, or without a secure context. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
