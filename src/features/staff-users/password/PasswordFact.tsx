import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { PasswordText } from './PasswordText.tsx';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  /* The buttons are higher than the lines of the other facts. */
  margin-block: -4px;
  ${media.narrow} {
    margin-block: -12px;
  }
`;

/** A password among the facts of a staff user, masked until the user shows it. */
export function PasswordFact({ password }: { password: string }) {
  const [hidden, setHidden] = useState(true);
  return (
    <Root>
      <PasswordText password={password} hidden={hidden} />
      <IconButton
        label={hidden ? 'Show password' : 'Hide password'}
        icon={hidden ? <Eye /> : <EyeOff />}
        size="small"
        onClick={() => setHidden(!hidden)}
      />
      <CopyButton label="Copy password" text={password} />
    </Root>
  );
}
