import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** A component that takes the props of `<a>`, or the native element. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>;

/** The component of the library's links. The app provides its router's link; without it they are plain `<a>`. */
export const LinkContext = createContext<LinkComponent>('a');
