import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTooltipTarget } from './useTooltipTarget.ts';

const popup = loadOnce(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/** Shows the tooltips of all elements with `data-tooltip`; mounted once in the app. The first one loads its code. */
export function Tooltips() {
  const target = useTooltipTarget();
  const Popup = useLoaded(popup, target !== null);
  return target && Popup ? <Popup {...target} /> : null;
}
