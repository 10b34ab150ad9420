import { toast } from '#src/components/Toasts/toasts.ts';
import { FILL_IN_REQUIRED } from './saveProblem.ts';

let forms = 1;
const idNow = () => `form ${forms}`;

/** The toast about the form that is open: the next one replaces it; it goes with the next attempt, and with the form. */
export const formToast = {
  incomplete(): void {
    toast.error(FILL_IN_REQUIRED, { id: idNow() });
  },
  /**
   * How to tell that a save was refused; taken before the save begins. One that comes when its form was closed
   * stays until it is dismissed, whatever becomes of the next form, so it names the record.
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
