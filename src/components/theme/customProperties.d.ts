import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values from data reach styles only as custom properties, never through a template. */
    [name: `--${string}`]: string | number | undefined;
  }
}
