import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.dialog};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

/** The first element in the tab order: skips header and sidebar. */
export function SkipLink() {
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        // The URL stays as it is: a fragment would add a history entry.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
