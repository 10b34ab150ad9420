import type { Page } from 'playwright/test';

/** A control that Tab has reached. */
interface Stop {
  readonly name: string;
  /** What is wrong with it. */
  readonly fault: '' | 'no control' | 'behind the dialog' | 'without a name' | 'covered or out of sight';
  /** The walk has come round. */
  readonly again: boolean;
}

/** Runs in the page: the control that has the focus, and how much of it can be seen. */
async function readStop(first: Element | null): Promise<Stop> {
  // A guard at the end of a popup hands the focus on in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const control = document.activeElement;
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  // After the last control of a page comes the browser's own.
  if (!control || control === document.body) {
    return { name: 'body', fault: dialogs.length > 0 ? 'no control' : '', again: false };
  }
  const field = control.closest<HTMLInputElement>('input, select, textarea');
  const texts = [control.getAttribute('aria-label'), field?.labels?.[0]?.textContent, control.textContent];
  const name = texts.find((text) => text?.trim())?.slice(0, 60) ?? '';
  // One that lets the pointer through shows its focus around what is behind it.
  const passes = getComputedStyle(control).pointerEvents === 'none';
  const shown = passes ? (control.parentElement ?? control) : control;
  const isControl = (hit: Element | null) =>
    hit !== null && (shown.contains(hit) || hit.closest('label')?.control === control);
  let [height, seen] = [0, 0];
  // A link of several lines has a box for each.
  for (const { left, right, top, bottom } of control.getClientRects()) {
    height += bottom - top;
    const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    for (let y = Math.max(Math.ceil(top), 0); y < Math.min(bottom, innerHeight); y += 1) {
      if (isControl(document.elementFromPoint(middle, y))) seen += 1;
    }
  }
  const fault = () => {
    if (!name) return 'without a name' as const;
    const inside = [...dialogs].some((dialog) => dialog.contains(control));
    if (dialogs.length > 0 && !inside) return 'behind the dialog';
    // Half of a small target, as 24 px of a larger one, tells where the focus is.
    return seen < Math.min(24, height / 2) ? 'covered or out of sight' : '';
  };
  return { name, fault: fault(), again: control === first };
}

/**
 * Presses Tab until the first stop is reached again, at most `limit` times. Returns the stops, and what is wrong with
 * them and with where the walk began, which need not be a stop.
 */
export async function walk(page: Page, limit: number) {
  const stops = [await page.evaluate(readStop, null)];
  await page.keyboard.press('Tab');
  stops.push(await page.evaluate(readStop, null));
  const first = await page.evaluateHandle(() => document.activeElement);
  while (stops.length <= limit) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, first);
    if (stop.again) break;
    stops.push(stop);
  }
  const faults = stops.flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : []));
  return { stops, faults };
}
