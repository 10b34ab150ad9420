import { Button } from '../Button/Button.tsx';
import type { ToastMessage } from './toasts.ts';

export interface ToastActionProps {
  action: NonNullable<ToastMessage['action']>;
  /** Id of the element that says what the action is about. */
  describedBy?: string | undefined;
  onClose: () => void;
}

/** The button of a toast that acts, for instance Undo; it closes the toast. */
export function ToastAction({ action, describedBy, onClose }: ToastActionProps) {
  return (
    <Button
      size="small"
      aria-describedby={describedBy}
      onClick={() => {
        onClose();
        action.onSelect();
      }}
    >
      {action.label}
    </Button>
  );
}
