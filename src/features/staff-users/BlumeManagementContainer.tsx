import { type RandomBytes, randomBytes } from '#src/lib/password.ts';
import { BlumeManagementScreen } from './BlumeManagementScreen.tsx';
import { useBlumeManagement } from './useBlumeManagement.ts';

export interface BlumeManagementContainerProps {
  /** Source of random bytes for new passwords: the browser's cryptographic one; stories and tests pass their own. */
  random?: RandomBytes;
}

/** Blume Management on sample data. */
export function BlumeManagementContainer({ random = randomBytes }: BlumeManagementContainerProps) {
  return <BlumeManagementScreen {...useBlumeManagement(random)} />;
}
