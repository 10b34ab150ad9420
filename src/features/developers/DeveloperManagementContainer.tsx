import { DeveloperManagementScreen } from './DeveloperManagementScreen.tsx';
import { useDeveloperManagement } from './useDeveloperManagement.ts';

/** Developer Management with data from the server. */
export function DeveloperManagementContainer() {
  return <DeveloperManagementScreen {...useDeveloperManagement()} />;
}
