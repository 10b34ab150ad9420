import { useFormikContext } from 'formik';
import type { MaintenanceSchedule } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { BannerPreview } from '../Preview.tsx';
import type { SettingsValues } from '../settingsValues.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface MaintenanceCardProps {
  /** Maintenance Mode is on. */
  active: boolean;
  planned: MaintenanceSchedule | null;
  /** Asks before it is switched on. */
  onStart: () => void;
  /** Switches it off at once: that stops the work of no user. */
  onEnd: () => void;
  onSchedule: (schedule: MaintenanceSchedule) => void;
}

/** The maintenance switch, what users are told, and the next planned maintenance. */
export function MaintenanceCard({ active, planned, onStart, onEnd, onSchedule }: MaintenanceCardProps) {
  const { bannerMessage } = useFormikContext<SettingsValues>().values;
  return (
    <SettingsCard
      title="Maintenance Mode"
      actions={
        active ? (
          <Badge intent="warning" dot>
            Maintenance Active
          </Badge>
        ) : null
      }
    >
      <div>
        <Switch
          label="Maintenance Mode"
          checked={active}
          onCheckedChange={(on) => (on ? onStart() : onEnd())}
        />
      </div>
      <SettingInput name="bannerMessage" />
      <BannerPreview caption="Preview of the banner" message={bannerMessage} />
      <SettingInput name="maintenanceEmailBody" />
      <ScheduleFields planned={planned} onSchedule={onSchedule} />
    </SettingsCard>
  );
}
