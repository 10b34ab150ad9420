import { useLocation } from 'react-router-dom';
import { titleOnly } from './builtScreens.ts';
import { NotBuiltPage } from './NotBuiltPage.tsx';
import { placeOf } from './navigation.ts';

/** The page of every path that is not in `builtScreens`: its heading, and whether a screen will be built. */
export function PlainScreen() {
  const { pathname } = useLocation();
  const heading = placeOf(pathname)?.screen.heading ?? 'Dashboard';
  return <NotBuiltPage heading={heading} awaited={!titleOnly.includes(pathname)} />;
}
