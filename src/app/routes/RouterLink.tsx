import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { preloadScreen } from './lazyScreens.ts';

/** A link that the router follows; hover and focus load the code of its page. */
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
