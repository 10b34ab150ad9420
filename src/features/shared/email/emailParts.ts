import { lazyComponent } from '#src/features/shared/lazyDialog.tsx';
import type { EmailParts } from '#src/features/shared/list/describe/listEmail.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { EmailButton } from './EmailButton.tsx';

/** What a list needs to write to its records. */
export const emailParts: EmailParts = {
  Button: EmailButton,
  Kept: lazyComponent(async () => (await import('./EmailButton.tsx')).KeptEmail, toastLoadError),
};
