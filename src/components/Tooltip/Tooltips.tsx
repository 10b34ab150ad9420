import { loadOnce, preload } from '#src/lib/loadOnce.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTooltipTarget } from './useTooltipTarget.ts';

const popup = loadOnce(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);
const onNear = () => preload(popup);

/** Shows the tooltip of whatever is marked with one: once in the app. Its code comes with the first tooltip. */
export function Tooltips() {
  const target = useTooltipTarget(onNear);
  const Popup = useLoaded(popup, target !== null);
  return target && Popup ? <Popup {...target} /> : null;
}
