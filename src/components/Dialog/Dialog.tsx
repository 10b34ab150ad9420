import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { toShown } from '#src/lib/text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusAsOpened } from '../openedByKey.ts';
import { useFinalFocus } from '../useFinalFocus.ts';
import { Backdrop, Panel, Viewport } from './Dialog.styles.ts';
import { dismissesDialog, firstFocus } from './dialogFocus.ts';
import { LeaveConfirmDialog } from './LeaveConfirmDialog.tsx';

export interface DialogProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Called by Escape, a press outside and Close; after a confirmation when `dirty` or `saving`. */
  onClose: () => void;
  /**
   * Its width: 440, 640 or 920 px, or `full`: also as high as the window. Fills the window on phones unless it is small.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Buttons, the primary one last; a DialogNote before them is placed at the start. */
  footer?: ReactNode;
  /** Has unsaved input: closing asks first. */
  dirty?: boolean | undefined;
  /** A save is in flight: closing asks first. */
  saving?: boolean | undefined;
  /** Has a long text: the focus starts on the body, which is a tab stop, so that the arrow keys scroll it. */
  readable?: boolean | undefined;
  /** Has the focus first, instead of the first field or the body. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** The body, which scrolls: sections of fields, or the details of a record. */
  children: ReactNode;
}

/** A button that closes the dialog as Escape does: `<DialogClose render={<Button />}>Cancel</DialogClose>`. */
export const DialogClose = Base.Close;

/** The description of a dialog inside its body, in place of `description` below the title. */
export const DialogDescription = Base.Description;

/**
 * A modal dialog with a focus trap, open while mounted. The focus starts on the first field, of a
 * `readable` one on the body, and is restored on close.
 * Header and footer stay visible while the body scrolls.
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, size, footer, dirty, saving, readable, children } = props;
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(panel);
  const body = useRef<HTMLDivElement>(null);

  function requestClose() {
    if (dirty || saving) setAsking(true);
    else onClose();
  }

  return (
    <Base.Root
      open
      onOpenChange={(_, details) => {
        // The parent closes the dialog by unmounting it.
        details.cancel();
        if (dismissesDialog(details)) requestClose();
      }}
    >
      <Base.Portal>
        {/* Base UI omits the backdrop of a nested dialog; here it must dim the dialog below. */}
        <Backdrop forceRender />
        <Viewport data-dialog="">
          <Panel
            ref={panel}
            data-size={size}
            initialFocus={(by) => {
              const first = props.initialFocus?.();
              first?.scrollIntoView({ block: 'center' });
              if (first) focusAsOpened(first);
              return first ?? (by === 'touch' || (readable ? body.current : firstFocus(body.current)));
            }}
            finalFocus={finalFocus}
          >
            <header>
              <div>
                <Base.Title>{toShown(title)}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
              <IconButton label="Close" icon={<X />} tooltip={false} onClick={requestClose} />
            </header>
            {/* Without an enabled field to focus, the body itself is a tab stop, so that the arrow keys scroll it. */}
            <div data-body="" ref={body} tabIndex={saving || readable ? 0 : -1}>
              {children}
            </div>
            {footer ? <footer>{footer}</footer> : null}
            {asking ? (
              <LeaveConfirmDialog saving={saving} onLeave={onClose} onStay={() => setAsking(false)} />
            ) : null}
          </Panel>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
