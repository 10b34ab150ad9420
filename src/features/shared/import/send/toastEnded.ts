import { toast } from '#src/components/Toasts/toasts.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { type SendState, sendSummary } from './sendTexts.ts';

/** The one toast of an import that is done, paused or stopped. */
export function toastEnded(
  { noun, list }: Pick<Importer, 'noun' | 'list'>,
  { status, counts }: SendState,
): void {
  const text = sendSummary(counts, noun);
  const options = { id: `import ${list}` };
  if (status === 'paused') toast.info(`Import paused: ${text}`, options);
  else if (counts.Failed + counts.Unknown > 0) toast.error(text, options);
  else toast.success(text, options);
}
