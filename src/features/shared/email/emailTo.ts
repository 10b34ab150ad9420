import { lazyComponent } from '#src/features/shared/lazyDialog.tsx';
import type { ListEmail } from '#src/features/shared/list/describe/listEmail.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { EmailButton } from './EmailButton.tsx';

const Kept = lazyComponent(async () => (await import('./EmailButton.tsx')).KeptEmail, toastLoadError);

/** To whom a list writes; `noun` is what they are, if they are not the records. */
export function emailTo<Row>(of: ListEmail<Row>['of'], noun?: ListEmail<Row>['noun']): ListEmail<Row> {
  return { of, Button: EmailButton, Kept, ...(noun && { noun }) };
}
