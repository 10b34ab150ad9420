import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

const Box = styled.i`
  display: block;
  block-size: 32px;
  border: 1px solid ${theme.border.main};
  border-radius: ${theme.radius.small};
`;

const Bar = styled.i`
  display: block;
  block-size: 12px;
  max-inline-size: 100%;
  background: ${theme.primary.solid};
`;

const Dot = styled.i`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 0;
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  background: ${theme.primary.solid};
`;

/** A hovered or focused track moves its dot with the duration of the token. */
const Track = styled.span`
  position: relative;
  display: block;
  block-size: 20px;
  border-block-end: 1px solid ${theme.border.main};
  > i {
    transition: translate var(--duration) ease-out;
  }
  &:hover > i,
  button:focus-visible ~ & > i {
    translate: 40px 0;
  }
`;

const Stack = styled.span`
  position: relative;
  display: block;
  block-size: 32px;
  > i {
    position: absolute;
    inline-size: 24px;
    block-size: 20px;
    border: 1px solid ${theme.border.strong};
    border-radius: ${theme.radius.small};
    background: ${theme.surface.card};
  }
  > i + i {
    inset-block-start: 10px;
    inset-inline-start: 14px;
    background: ${theme.primary.tonal};
  }
`;

const Letters = styled.span`
  white-space: nowrap;
`;

/** How a font is shown: a family, or a size with its line in the family of the console. */
function fontStyle(token: string, value: string): CSSProperties {
  if (token === 'family' || token === 'mono') return { fontFamily: value };
  return { font: `${value} ${theme.font.family}` };
}

/** What a token looks like. */
export function TokenSample({ group, token, value }: { group: string; token: string; value: string }) {
  switch (group) {
    case 'space':
    case 'layout':
      return <Bar style={{ inlineSize: value }} />;
    case 'radius':
      return <Box style={{ borderRadius: value, blockSize: 56 }} />;
    case 'shadow':
      return <Box style={{ boxShadow: value }} />;
    case 'motion':
      return (
        <Track style={{ '--duration': value }}>
          <Dot />
        </Track>
      );
    case 'layer':
      return (
        <Stack>
          <i />
          <i />
        </Stack>
      );
    case 'font':
      return <Letters style={fontStyle(token, value)}>Ag 09</Letters>;
    default:
      return <Box style={{ background: value }} />;
  }
}
