import { Formik } from 'formik';
import type {
  AppliedSettings,
  Backup,
  MaintenanceSchedule,
  SystemSettings,
} from '#src/api/types/settings/systemSettings.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SettingsBody } from './SettingsBody.tsx';
import type { SettingsDialog } from './SettingsDialogs.tsx';
import { type SettingsValues, toSettings } from './settingsValues.ts';
import type { OnUpload } from './UploadField.tsx';

export interface SettingsActions {
  onSave: (settings: SystemSettings) => void;
  /** Takes effect at once; all users are told with `emailBody`, unless it is empty. */
  onMaintenance: (on: boolean, emailBody: string) => void;
  /** Plans a maintenance at once. */
  onSchedule: (schedule: MaintenanceSchedule) => void;
  onUpload: OnUpload;
  /** Sends the bulk email of these settings. */
  onSend: (settings: SystemSettings) => void;
  onExport: () => void;
  onRestore: () => void;
}

export interface SystemSettingsScreenProps {
  /** The settings as they are saved. */
  readonly saved: SystemSettings;
  /** What took effect without a save. */
  readonly applied: AppliedSettings;
  readonly backup: Backup;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Where the form begins: the saved settings, or the draft of an expired session. */
  readonly begin: SettingsValues;
  readonly opened: {
    readonly dialog: SettingsDialog | null;
    readonly onOpen: (dialog: SettingsDialog) => void;
    readonly onClose: () => void;
    /** The code of a dialog could not be loaded. */
    readonly onLoadFailed: () => void;
  };
  readonly actions: SettingsActions;
}

/** `/master/settings`: nine cards in one form (spec section 2). */
export function SystemSettingsScreen(props: SystemSettingsScreenProps) {
  return (
    <>
      <PageHeader title="System Settings" badge={<SampleBadge />} />
      <Formik<SettingsValues>
        initialValues={props.begin}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={(values, { resetForm }) => {
          props.actions.onSave(toSettings(values));
          // The saved values are where the form begins now.
          resetForm({ values });
        }}
      >
        <SettingsBody {...props} />
      </Formik>
    </>
  );
}
