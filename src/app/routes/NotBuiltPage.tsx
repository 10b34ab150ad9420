import styled from 'styled-components';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface NotBuiltPageProps {
  readonly heading: string;
  /** Whether a screen will be built here; the placeholder screens of section 2 show a title only. */
  readonly awaited: boolean;
}

const Sentence = styled.p`
  color: ${theme.text.muted};
`;

/** Page of a screen that is not built yet: its title and a sentence that says so. */
export function NotBuiltPage({ heading, awaited }: NotBuiltPageProps) {
  return (
    <>
      <PageHeader title={heading} />
      {awaited ? <Sentence>This screen is not built yet.</Sentence> : null}
    </>
  );
}
