import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { supportCompanyList } from './supportCompanyList.tsx';

const details = lazyDialog(async () => (await import('./SupportCompanyDetails.tsx')).SupportCompanyDetails);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = { details: details.preload };

export type SupportCompanyDialogsProps = OpenedOf<typeof supportCompanyList>;

/** The dialog that is open over the list. */
export function SupportCompanyDialogs({ dialog, ...common }: SupportCompanyDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Company" />;
    case 'details':
      return <details.Dialog {...common} company={dialog.row} />;
  }
}
