import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { preloadScreen } from './lazyScreens.ts';

/** A real link that the router follows; pointing at it or tabbing to it fetches the page's code. */
export function RouterLink({ href = '', onPointerEnter, onFocus, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        preloadScreen(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preloadScreen(href);
        onFocus?.(event);
      }}
    />
  );
}
