import type { OxcOptions } from 'vite';

/**
 * Compiler options for the console and for Storybook: white space and comments are removed from styles, and unused
 * styled components are left out.
 */
export const compile: OxcOptions = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
};
