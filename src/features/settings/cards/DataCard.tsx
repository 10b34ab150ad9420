import { DatabaseBackup, Download } from 'lucide-react';
import type { Backup } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { capitalised, toShown } from '#src/lib/text.ts';
import { CardFoot, SettingInputs, SettingsCard } from './SettingsCard.tsx';

export interface DataCardProps {
  backup: Backup;
  onExport: () => void;
  /** Asks before it restores. */
  onRestore: () => void;
}

/** How long data is kept, the last backup, export and restore. */
export function DataCard({ backup, onExport, onRestore }: DataCardProps) {
  return (
    <SettingsCard title="Data Management">
      <SettingInputs title="Data Management" />
      <CardFoot>
        <p>Last Backup</p>
        <Badge intent={backup.status === 'completed' ? 'success' : 'warning'} dot>
          {toShown(capitalised(backup.status))}
        </Badge>
        <p>
          <DateTime value={backup.time} />
        </p>
      </CardFoot>
      <CardFoot>
        <Button icon={<Download />} onClick={onExport}>
          Export Data
        </Button>
        <Button icon={<DatabaseBackup />} intent="danger" onClick={onRestore}>
          Restore Database
        </Button>
      </CardFoot>
    </SettingsCard>
  );
}
