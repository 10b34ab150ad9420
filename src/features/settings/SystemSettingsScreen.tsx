import { Formik } from 'formik';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SettingsBody, type SettingsBodyProps } from './SettingsBody.tsx';
import { type SettingsValues, toSettings } from './settingFields.ts';

export interface SystemSettingsScreenProps extends SettingsBodyProps {
  /** Where the form begins: the saved settings, or the draft of an expired session. */
  readonly begin: SettingsValues;
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
