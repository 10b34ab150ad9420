import { type RandomBytes, randomBytes } from '#src/lib/password.ts';
import { BlumeManagementScreen } from './BlumeManagementScreen.tsx';
import { useBlumeManagement } from './useBlumeManagement.ts';

export interface BlumeManagementContainerProps {
  /** Where new passwords come from: the platform's cryptographic source; stories and tests give their own. */
  random?: RandomBytes;
}

/** Blume Management on the samples of this tab. */
export function BlumeManagementContainer({ random = randomBytes }: BlumeManagementContainerProps) {
  return <BlumeManagementScreen {...useBlumeManagement(random)} />;
}
