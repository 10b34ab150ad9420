import type { light, measures } from './tokens.ts';

declare module 'styled-components' {
  export interface DefaultTheme extends Readonly<typeof light>, Readonly<typeof measures> {}
}
