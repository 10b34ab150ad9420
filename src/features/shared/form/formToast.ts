import { toast } from '#src/components/Toasts/toasts.ts';
import { FILL_IN_REQUIRED } from './saveProblem.ts';

let forms = 1;
const idNow = () => `form ${forms}`;

/** The toast about the form that is open: the next one replaces it; it goes with the next attempt, and with the form. */
export const formToast = {
  incomplete(message = FILL_IN_REQUIRED): void {
    toast.error(message, { id: idNow() });
  },
  /**
   * Gives the function that tells a refused save; call it before the save begins. A refusal that comes after its form
   * was closed names the record, since its toast stays until it is dismissed, beside the next form.
   */
  refusal(about: string): (message: string) => void {
    const id = idNow();
    return (message) => toast.error(message, { id, detail: about });
  },
  dismiss(): void {
    toast.dismiss(idNow());
  },
  /** The form is gone; the next one has a toast of its own. */
  end(): void {
    formToast.dismiss();
    forms += 1;
  },
};
