import { toast } from '#src/components/Toasts/toasts.ts';
import { FILL_IN_REQUIRED } from './saveProblem.ts';

let forms = 1;
const idNow = () => `form ${forms}`;

/** The error toast of the open form. A newer one replaces it; the next submit and the end of the form dismiss it. */
export const formToast = {
  incomplete(message = FILL_IN_REQUIRED): void {
    toast.error(message, { id: idNow(), atFields: true });
  },
  /**
   * Returns the function that shows the toast of a refused save; call it before the save begins. The toast names the
   * record, because a refusal may arrive after the form was closed and another one opened.
   */
  refusal(about: string): (message: string) => void {
    const id = idNow();
    return (message) => toast.error(message, { id, detail: about });
  },
  dismiss(): void {
    toast.dismiss(idNow());
  },
  /** Call it when the form is unmounted: the next form gets a toast of its own. */
  end(): void {
    formToast.dismiss();
    forms += 1;
  },
};
