import { useFormikContext } from 'formik';
import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import type { AppliedSettings, MaintenanceSchedule } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';
import type { SettingsValues } from '../settingsValues.ts';
import { Preview } from './Preview.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface MaintenanceCardProps {
  applied: AppliedSettings;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Takes effect at once; users are told with this text, if there is one. */
  onMaintenance: (on: boolean, emailBody: string) => void;
  onSchedule: (schedule: MaintenanceSchedule) => void;
}

const Banner = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: ${theme.radius.control};
  background: ${theme.warning.tonal};
  color: ${theme.warning.text};
  font: ${theme.font.table} ${theme.font.family};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  > span {
    min-inline-size: 0;
  }
`;

/** The maintenance switch, what users are told, and the next planned maintenance. */
export function MaintenanceCard({ applied, today, onMaintenance, onSchedule }: MaintenanceCardProps) {
  const { bannerMessage, maintenanceEmailBody } = useFormikContext<SettingsValues>().values;
  return (
    <SettingsCard
      title="Maintenance Mode"
      actions={
        applied.maintenance ? (
          <Badge intent="warning" dot>
            Maintenance Active
          </Badge>
        ) : null
      }
    >
      <div>
        <Switch
          label="Maintenance Mode"
          checked={applied.maintenance}
          onCheckedChange={(on) => onMaintenance(on, maintenanceEmailBody)}
        />
      </div>
      <SettingInput name="bannerMessage" />
      {bannerMessage.trim() === '' ? null : (
        <Preview caption="Preview of the banner">
          <Banner>
            <Megaphone size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{toShown(bannerMessage)}</span>
          </Banner>
        </Preview>
      )}
      <SettingInput name="maintenanceEmailBody" />
      <ScheduleFields planned={applied.schedule} today={today} onSchedule={onSchedule} />
    </SettingsCard>
  );
}
