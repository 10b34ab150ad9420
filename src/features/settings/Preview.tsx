import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { MaintenanceMessage } from '#src/features/shared/maintenance/MaintenanceMessage.tsx';
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

const Banner = styled.div`
  border-radius: ${theme.radius.control};
  overflow: clip;
`;

/** How something will look, under a caption. */
function Preview({ caption, children }: { caption: string; children: ReactNode }) {
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

/** The maintenance banner as users will read it. */
export function BannerPreview({ caption, message }: { caption: string; message: string }) {
  return (
    <Preview caption={caption}>
      <Banner>
        <MaintenanceMessage message={message} />
      </Banner>
    </Preview>
  );
}
