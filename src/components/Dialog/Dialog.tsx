import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { toShown } from '#src/lib/text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel, Stage, Veil } from './Dialog.styles.ts';
import { dismissesDialog, firstFocus } from './dialogFocus.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useFinalFocus } from './useFinalFocus.ts';

export interface DialogProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Asked for by Escape, a press outside, or Close; after the question when `dirty`. */
  onClose: () => void;
  /** 440, 640 or 920 px; `medium` by default. The whole window of a phone. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons, the primary one last; a DialogNote before them stands at the start. */
  footer?: ReactNode;
  /** Holds input that closing would lose: closing asks first. */
  dirty?: boolean | undefined;
  /** What it holds is on its way to the server: closing asks first, and says so. */
  saving?: boolean | undefined;
  /** Holds a long text with little to focus: it is in the Tab order itself, so that the arrow keys scroll it. */
  readable?: boolean | undefined;
  children: ReactNode;
}

/** A button inside that asks to close, as Escape does: `<DialogClose render={<Button />}>Cancel</DialogClose>`. */
export const DialogClose = Base.Close;

/**
 * A modal dialog, open for as long as it is mounted: focus goes to the first field, stays inside and comes back.
 * Head and footer stay while the body scrolls.
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
        // Whoever mounted the dialog closes it, by taking it away.
        details.cancel();
        if (dismissesDialog(details)) requestClose();
      }}
    >
      <Base.Portal>
        <Veil />
        <Stage>
          <Panel
            ref={panel}
            data-size={size}
            initialFocus={(by) => by === 'touch' || firstFocus(body.current)}
            finalFocus={finalFocus}
          >
            <header>
              <div>
                <Base.Title>{toShown(title)}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
              <IconButton label="Close" icon={<X />} tooltip={false} onClick={requestClose} />
            </header>
            {/* Locked fields can not scroll it: then it is in the Tab order itself. */}
            <div data-body="" ref={body} tabIndex={saving || readable ? 0 : -1}>
              {children}
            </div>
            {footer ? <footer>{footer}</footer> : null}
            {asking ? (
              <LeaveQuestion saving={saving} onLeave={onClose} onStay={() => setAsking(false)} />
            ) : null}
          </Panel>
        </Stage>
      </Base.Portal>
    </Base.Root>
  );
}
