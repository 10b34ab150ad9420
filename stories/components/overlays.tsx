import { type ComponentType, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';

/** A button that opens the component and gets the focus back; the prop `close` closes it. */
export function opened<Close extends string, Props extends Record<Close, () => void>>(
  Overlay: ComponentType<Props>,
  close: Close,
) {
  return function Opened(props: Props) {
    const [open, setOpen] = useState(false);
    function shut() {
      props[close]();
      setOpen(false);
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open ? <Overlay {...props} {...{ [close]: shut }} /> : null}
      </>
    );
  };
}

interface PlayContext {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Presses the story's button `Open` and waits for the overlay. */
export async function openOverlay({ canvas, userEvent }: PlayContext, role: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
}

/**
 * The same, and waits until the overlay has the focus. A key that is pressed earlier goes to the page: what it opens
 * then gives the focus back to the page instead of the overlay.
 */
export async function openFocused(context: PlayContext, role: string): Promise<HTMLElement> {
  const overlay = await openOverlay(context, role);
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  return overlay;
}
