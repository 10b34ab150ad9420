import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface InRepositoryProps {
  /** Below the address of the repository: `/issues/new`. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A link to the repository; plain text in a Storybook that its workflow did not build, which alone knows the address. */
export function InRepository({ path, children }: InRepositoryProps) {
  const address = import.meta.env.STORYBOOK_REPOSITORY;
  return address ? (
    <AnchorMdx href={`${address}${path}`} target="_blank">
      {children}
    </AnchorMdx>
  ) : (
    children
  );
}
