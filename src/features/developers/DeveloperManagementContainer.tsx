import { DeveloperManagementScreen } from './DeveloperManagementScreen.tsx';
import { useDeveloperManagement } from './useDeveloperManagement.ts';

/** Developer Management on the server's data. */
export function DeveloperManagementContainer() {
  return <DeveloperManagementScreen {...useDeveloperManagement()} />;
}
