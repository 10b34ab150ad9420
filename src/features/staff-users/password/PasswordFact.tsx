import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { ValueWithButtons } from '#src/features/shared/record/ValueWithButtons.ts';
import { PasswordText } from './PasswordText.tsx';

export interface PasswordFactProps {
  password: string;
  /** Whether it is masked at first, as the passwords of the list are. */
  masked: boolean;
}

/** A password among the facts of a staff user, with a button that shows or masks it. */
export function PasswordFact({ password, masked }: PasswordFactProps) {
  const [hidden, setHidden] = useState(masked);
  return (
    <ValueWithButtons>
      <PasswordText password={password} hidden={hidden} />
      <IconButton
        label={hidden ? 'Show password' : 'Hide password'}
        icon={hidden ? <Eye /> : <EyeOff />}
        size="small"
        onClick={() => setHidden(!hidden)}
      />
      <CopyButton label="Copy password" text={password} />
    </ValueWithButtons>
  );
}
