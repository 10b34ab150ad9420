import { lazyPart, preload, useLazyPart } from '../lazyPart.ts';
import { useTooltipTarget } from './useTooltipTarget.ts';

const popup = lazyPart(() => import('./TooltipPopup.tsx').then((module) => module.TooltipPopup));
const onNear = () => preload(popup);

/** Shows the tooltips of all elements with `data-tooltip`; mounted once in the app. The first one loads its code. */
export function Tooltips() {
  const target = useTooltipTarget(onNear);
  const Popup = useLazyPart(popup, target !== null);
  return target && Popup ? <Popup {...target} /> : null;
}
