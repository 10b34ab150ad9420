import { type ComponentPropsWithRef, use } from 'react';
import { LinkContext } from './LinkContext.ts';

/** An unstyled link, rendered by the component of `LinkContext`. */
export function RouteLink(props: ComponentPropsWithRef<'a'>) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
