import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  > figcaption {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

const Letter = styled.div`
  padding: 10px 12px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.sunken};
  font: ${theme.font.table} ${theme.font.family};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** How something will look, under a caption. */
export function Preview({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      {children}
    </Figure>
  );
}

/** A text as it will be read, its line breaks kept. */
export function LetterPreview({ caption, text }: { caption: string; text: string }) {
  return (
    <Preview caption={caption}>
      <Letter>{toShown(text)}</Letter>
    </Preview>
  );
}
