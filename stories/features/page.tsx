import type { Decorator } from '@storybook/react-vite';
import styled from 'styled-components';
import { media } from '#src/components/theme/theme.ts';

/** Below a header of 48 px. */
const Main = styled.main`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: 48px;
  block-size: calc(100dvh - 48px);
  padding: 20px 24px 24px;
  ${media.narrow} {
    padding: 16px 12px;
  }
`;

/** The area of the shell for a screen: its height, padding and gaps. */
export const asPage: Decorator = (Story) => (
  <Main>
    <Story />
  </Main>
);
