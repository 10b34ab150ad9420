import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** What draws a link: takes the props of `<a>`. The string is the browser's own element. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>;

/** How the library's links are drawn. The app gives its router's link; without it they are plain `<a>`. */
export const LinkContext = createContext<LinkComponent>('a');
