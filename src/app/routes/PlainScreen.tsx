import { useLocation } from 'react-router-dom';
import { NotBuiltPage } from './NotBuiltPage.tsx';
import { placeOf } from './navigation.ts';

/** The page of a path whose screen is not built: its heading, and whether a screen is still to come. */
export function PlainScreen() {
  const screen = placeOf(useLocation().pathname)?.screen;
  return <NotBuiltPage heading={screen?.heading ?? 'Dashboard'} awaited={screen?.kind !== 'title'} />;
}
