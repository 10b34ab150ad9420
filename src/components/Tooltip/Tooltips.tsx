import { lazyPart, preload, useLazyPart } from '../lazyPart.ts';
import { useTooltipTarget } from './useTooltipTarget.ts';

const popup = lazyPart(() => import('./TooltipPopup.tsx').then((module) => module.TooltipPopup));
const onNear = () => preload(popup);

/** Shows the tooltip of whatever is marked with one: once in the app. Its code comes with the first tooltip. */
export function Tooltips() {
  const target = useTooltipTarget(onNear);
  const Popup = useLazyPart(popup, target !== null);
  return target && Popup ? <Popup {...target} /> : null;
}
