import { type ComponentPropsWithRef, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { OnwardContext } from '#src/features/shared/recordTrail/trailContext.ts';
import { preloadScreen } from './lazyScreens.ts';

/** The scheme of an absolute URL (RFC 3986, section 3.1), such as `mailto:`. */
const SCHEME = /^[a-z][a-z\d+.-]*:/iu;

/**
 * A link that the router follows; hover and focus load the code of its page. The browser follows an absolute URL. Not
 * the router's own `Link`, whose loading ahead for server-rendered pages is 2 kB of code.
 */
export function RouterLink({
  href = '',
  target,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: ComponentPropsWithRef<'a'>) {
  const absolute = SCHEME.test(href);
  const ownHref = useHref(href);
  // A link inside a record continues the trail that leads over it.
  const onward = use(OnwardContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(target === undefined ? {} : { target }),
    ...(onward ? { state: { trail: { to: href, steps: onward } } } : {}),
  });
  return (
    <a
      {...rest}
      href={absolute ? href : ownHref}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!absolute && !event.defaultPrevented) follow(event);
      }}
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
