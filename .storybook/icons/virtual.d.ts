declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that the console uses, in the order of the alphabet. */
  export const icons: readonly {
    readonly name: string;
    readonly Icon: LucideIcon;
    /** The files that use it, without their extension. */
    readonly files: readonly string[];
  }[];
}
