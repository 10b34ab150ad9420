import { type ComponentPropsWithRef, use } from 'react';
import { LinkContext } from './LinkContext.ts';

/** A link without any look of its own, drawn by the app's router where there is one. */
export function RouteLink(props: ComponentPropsWithRef<'a'>) {
  const Drawn = use(LinkContext);
  return <Drawn {...props} />;
}
