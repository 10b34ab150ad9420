import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Page as PageOf } from '#src/api/results/page.ts';
import type {
  AppliedSettings,
  Backup,
  BulkEmail,
  MaintenanceSchedule,
  MaintenanceTexts,
  PlannedMaintenance,
  SystemSettings,
} from '#src/api/types/settings/systemSettings.ts';
import { Form } from '#src/components/FormField/Form.tsx';
import { RouteLink } from '#src/components/Link/RouteLink.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import type { Recipient } from '#src/features/shared/email/addressees.ts';
import { useUnsavedInput } from '#src/features/shared/form/useUnsavedInput.ts';
import { targetName } from './bulkEmail.ts';
import { BrandingCard } from './cards/BrandingCard.tsx';
import { BulkEmailCard } from './cards/BulkEmailCard.tsx';
import { DataCard } from './cards/DataCard.tsx';
import { LegalCard } from './cards/LegalCard.tsx';
import { MaintenanceCard } from './cards/MaintenanceCard.tsx';
import { NotificationsCard } from './cards/NotificationsCard.tsx';
import { SaveBar } from './cards/SaveBar.tsx';
import { SettingInputs, SettingsCard } from './cards/SettingsCard.tsx';
import type { OnUpload } from './cards/UploadField.tsx';
import {
  EmailPreviewDialog,
  RestoreConfirmDialog,
  ReviewDialog,
  SendDialog,
  type SettingsDialog,
  StartConfirmDialog,
} from './dialogs/settingsDialogs.ts';
import { settingChanges } from './settingChanges.ts';
import {
  cardAnchors,
  hasDrafts,
  noEmail,
  SETTINGS_DRAFT,
  type SettingsValues,
  toEmail,
} from './settingFields.ts';

const Root = styled.nav`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  gap: 2px;
  > a {
    padding: 6px 10px;
    border-radius: ${theme.radius.control};
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 500;
    text-decoration: none;
  }
  > a:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.main};
  }
  > a[aria-current] {
    background: ${theme.primary.tonal};
    color: ${theme.primary.text};
  }
  ${media.medium} {
    position: static;
    display: flex;
    flex-wrap: wrap;
  }
`;

/** Below the header of the page. */
const SIGHT = '-96px 0px 0px';

/** The id of the card in sight: that of the address, else the topmost one. */
function useCardInSight(): string {
  const [card, setCard] = useState('');
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const shown = cardAnchors.filter(({ id }) => inSight.has(id));
        const asked = shown.find(({ id }) => window.location.hash === `#${id}`);
        setCard((asked ?? shown[0])?.id ?? '');
      },
      { rootMargin: SIGHT },
    );
    for (const { id } of cardAnchors) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return card;
}

/** Links to the cards of the page; the one in sight is marked. */
function SettingsNav() {
  const card = useCardInSight();
  return (
    <Root aria-label="Cards">
      {cardAnchors.map(({ title, id }) => (
        <RouteLink key={id} href={`#${id}`} aria-current={id === card ? 'location' : undefined}>
          {title}
        </RouteLink>
      ))}
    </Root>
  );
}

export interface SettingsActions {
  onSave: (settings: SystemSettings) => void;
  /** Switches Maintenance Mode on at once and saves its texts; all users get the email, unless it is empty. */
  onStart: (texts: MaintenanceTexts) => void;
  /** Switches Maintenance Mode off at once. */
  onEnd: () => void;
  /** Plans a maintenance for that time at once. */
  onSchedule: (schedule: MaintenanceSchedule, planned: PlannedMaintenance) => void;
  /** Cancels the planned maintenance. */
  onCancel: () => void;
  onUpload: OnUpload;
  /** The users of the target of a bulk email as they are saved now. */
  readTarget: (email: BulkEmail) => Promise<PageOf<Recipient>>;
  onSent: (email: BulkEmail) => void;
  onExport: () => void;
  onRestore: () => void;
}

export interface SettingsBodyProps {
  /** The settings as they are saved. */
  readonly saved: SystemSettings;
  /** What took effect without a save. */
  readonly applied: AppliedSettings;
  /** Maintenance Mode is on. */
  readonly maintenance: boolean;
  readonly backup: Backup;
  readonly opened: {
    readonly dialog: SettingsDialog | null;
    readonly onOpen: (dialog: SettingsDialog) => void;
    readonly onClose: () => void;
  };
  readonly actions: SettingsActions;
}

/** The links to the cards and, beside them, the cards in one column. */
const Page = styled(Form)`
  display: grid;
  grid-template-columns: 200px minmax(0, ${theme.layout.column});
  align-items: start;
  gap: ${theme.space[6]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  /* What has the focus is not hidden under the bar at the foot. */
  :is(input, select, textarea, button) {
    scroll-margin-block: 24px 84px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, ${theme.layout.column});
  }
`;

const dialogs = [ReviewDialog, EmailPreviewDialog, SendDialog, RestoreConfirmDialog, StartConfirmDialog];

/** The inside of the form: everything that follows its values. */
export function SettingsBody(props: SettingsBodyProps) {
  const { saved, applied, maintenance, backup, opened, actions } = props;
  const { dialog, onOpen, onClose } = opened;
  useLoadAhead(true, dialogs);
  const { values, setValues, resetForm, submitForm } = useFormikContext<SettingsValues>();
  const changes = settingChanges(saved, values);
  const dirty = changes.length > 0 || hasDrafts(values, applied);
  useUnsavedInput({ dirty, saving: false, draft: { key: SETTINGS_DRAFT, values } });
  const uploading = { uploads: applied.uploads, onUpload: actions.onUpload };

  return (
    <>
      <Page>
        <SettingsNav />
        <div>
          <SettingsCard title="Security">
            <Heading level={3}>Password Policy</Heading>
            <SettingInputs title="Security" />
          </SettingsCard>
          <NotificationsCard />
          <SettingsCard title="Support Information" />
          <LegalCard {...uploading} />
          <MaintenanceCard
            active={maintenance}
            schedule={applied.schedule}
            planned={applied.planned}
            onStart={() => onOpen('maintenance')}
            onEnd={actions.onEnd}
            onSchedule={actions.onSchedule}
            onCancel={actions.onCancel}
          />
          <BrandingCard {...uploading} />
          <SettingsCard title="Localization Defaults" />
          <BulkEmailCard onPreview={() => onOpen('preview')} onSend={() => onOpen('send')} />
          <DataCard backup={backup} onExport={actions.onExport} onRestore={() => onOpen('restore')} />
          <SaveBar
            count={changes.length}
            onSave={() => (changes.length > 0 ? onOpen('review') : void submitForm())}
            onDiscard={() => resetForm({ values: { ...values, ...saved } })}
          />
        </div>
      </Page>
      {dialog === 'review' ? (
        <ReviewDialog
          changes={changes}
          onSave={() => {
            onClose();
            void submitForm();
          }}
          onClose={onClose}
        />
      ) : null}
      {dialog === 'preview' ? <EmailPreviewDialog values={values} onClose={onClose} /> : null}
      {dialog === 'send' ? (
        <SendDialog
          email={{ subject: values.bulkSubject.trim(), body: values.bulkBody }}
          readNow={() => actions.readTarget(toEmail(values))}
          whoOf={() => targetName(values)}
          onSent={() => {
            actions.onSent(toEmail(values));
            void setValues({ ...values, ...noEmail });
          }}
          onClose={onClose}
        />
      ) : null}
      {dialog === 'maintenance' ? (
        <StartConfirmDialog
          texts={values}
          onConfirm={() =>
            actions.onStart({
              bannerMessage: values.bannerMessage,
              maintenanceEmailBody: values.maintenanceEmailBody,
            })
          }
          onClose={onClose}
        />
      ) : null}
      {dialog === 'restore' ? (
        <RestoreConfirmDialog backup={backup} onConfirm={actions.onRestore} onClose={onClose} />
      ) : null}
    </>
  );
}
