import { toast } from '#src/components/Toasts/toasts.ts';
import { FILL_IN_REQUIRED } from './saveProblem.ts';

const ID = 'form';

/** The toast about the form that is open: the next one replaces it; it goes with the next attempt, and with the form. */
export const formToast = {
  incomplete(): void {
    toast.error(FILL_IN_REQUIRED, { id: ID });
  },
  refused(message: string): void {
    toast.error(message, { id: ID });
  },
  dismiss(): void {
    toast.dismiss(ID);
  },
};
