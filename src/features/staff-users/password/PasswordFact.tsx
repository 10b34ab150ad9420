import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { ValueWithButtons } from '#src/features/shared/record/ValueWithButtons.ts';
import { PasswordText } from './PasswordText.tsx';

/** A password among the facts of a staff user, masked until the user shows it. */
export function PasswordFact({ password }: { password: string }) {
  const [hidden, setHidden] = useState(true);
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
