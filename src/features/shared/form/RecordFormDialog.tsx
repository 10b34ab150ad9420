import type { FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { FormResource } from '#src/api/results/resource.ts';
import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { isWhole } from '#src/lib/maxRows.ts';
import { refKey } from '#src/lib/recordUrl.ts';
import { capitalised, clamp, toShown } from '#src/lib/text.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import type { SaveProblem } from './saveProblem.ts';
import { readBeforeSave } from './saveRecord.ts';
import { saveWithToast } from './saveWithToast.ts';
import { namesOf, valuesOf } from './table/fieldTable.ts';
import { RecordSections, type RecordSectionsProps } from './table/RecordFields.tsx';

export interface RecordFormDialogProps<Row extends { readonly id: string }, Values extends FormikValues>
  extends Pick<FormDialogProps<Row, Values>, 'fields' | 'incomplete' | 'size' | 'onClose'>,
    Pick<RecordSectionsProps, 'inputs' | 'notes'> {
  /** The record to edit; null to add a new one. */
  record: Row | null;
  resource: FormResource<Row, Values>;
  /** What the record is in titles and buttons, if it is not the noun of its kind: `Edit Investor`. */
  noun?: string;
  /** Title of the dialog that adds a record, if it is not the text of the button that opens it. */
  addTitle?: string;
  /** The button of the toast after these values were saved, in place of Undo; `before` is null for a new record, `id` if it is not known. */
  afterSave?: (values: Values, before: Row | null, id: string | null) => ToastAction | undefined;
}

/** Added to the message when the response to a new record was lost (reliability.md 9). */
const MAY_EXIST = 'The answer was lost. The record may exist: look in the list before you save again.';

/** Letters of a record's name below the title: two lines, so that the form is in sight. */
const LONGEST = 120;

/** The form that adds or edits a record (spec section 2). Give it a `key` per record. */
export function RecordFormDialog<Row extends { readonly id: string }, Values extends FormikValues>(
  props: RecordFormDialogProps<Row, Values>,
) {
  const {
    record,
    resource,
    noun = capitalised(props.resource.kind.noun.one),
    addTitle = props.resource.kind.add ?? `Add ${noun}`,
    fields,
    inputs,
    notes,
    afterSave,
    ...dialog
  } = props;
  const { kind, create } = resource;
  // A refresh of the list must not change the record while it is being edited.
  const [opened] = useState(record);
  const latest = useRef(opened);

  /** The values of the record as it is saved now, for the merge (decision 23). */
  async function valuesNow({ id }: Row): Promise<Values | 'deleted' | null> {
    const page = await readBeforeSave(resource);
    if (!page) return null;
    const now = page.rows.find((row) => row.id === id);
    // The list behind the form shows an older version.
    if (JSON.stringify(now) !== JSON.stringify(latest.current)) resource.refresh?.();
    if (!now) return isWhole(page) ? 'deleted' : null;
    latest.current = now;
    return kind.valuesOf(now);
  }

  async function add(
    values: Values,
    notes: readonly string[],
    create: NonNullable<typeof resource.create>,
  ): Promise<SaveProblem | null> {
    // The first field of every record is its name.
    const [nameField = ''] = Object.keys(fields);
    const name = String(values[nameField]);
    const problem = await saveWithToast(name, () => create(values), {
      notes,
      actionOf: ({ id }) => afterSave?.(values, null, id),
    });
    // Also after a failure: if the answer was lost, the record may be there.
    resource.refresh?.();
    return problem?.unknownOutcome ? { ...problem, message: `${problem.message} ${MAY_EXIST}` } : problem;
  }

  const change = (row: Row, values: Values, notes: readonly string[]) =>
    saveWithToast(kind.nameOf(row), () => resource.update(row, values), {
      notes,
      actionOf: ({ id }) => afterSave?.(values, row, id),
      next: () => resource.next?.([row]),
      savedName: kind.nameOf({ ...row, ...values }),
    });

  return (
    <FormDialog<Row, Values>
      {...dialog}
      title={opened ? `Edit ${noun}` : addTitle}
      description={opened ? toShown(clamp(kind.nameOf(opened), LONGEST)) : undefined}
      submitLabel={opened ? 'Save Changes' : `Add ${noun}`}
      fields={fields}
      initialValues={valuesOf(fields, opened)}
      confidential={kind.confidential ?? []}
      edited={
        opened
          ? {
              noun: noun.toLowerCase(),
              names: namesOf(fields),
              readNow: () => valuesNow(opened),
              ...(create && { onAddAnew: (values, notes) => add(values, notes, create) }),
            }
          : undefined
      }
      onSave={async (values, notes) => {
        if (latest.current) return change(latest.current, values, notes);
        return create ? add(values, notes, create) : null;
      }}
      draftKey={refKey({ kind: kind.id, id: opened?.id ?? 'new' })}
    >
      <RecordSections fields={fields} inputs={inputs} notes={notes} />
    </FormDialog>
  );
}
