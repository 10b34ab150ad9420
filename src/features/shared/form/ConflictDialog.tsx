import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { RadioGroup } from '#src/components/RadioGroup/RadioGroup.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { countOf, toShown } from '#src/lib/text.ts';
import type { Side } from './merge.ts';

/** A field that the user and someone else have changed to different values; the values as texts, empty for none. */
export interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** The save is in flight. */
  saving: boolean;
  /** Gets the chosen side of each field, by its name. */
  onSave: (sides: ReadonlyMap<string, Side>) => void;
  /** Back to the form, whose input is as it was. */
  onClose: () => void;
}

const sides = [
  { value: 'theirs', label: 'Theirs' },
  { value: 'mine', label: 'Mine' },
] as const;

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Field = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${theme.space[2]} ${theme.space[3]};
  > h3 {
    grid-column: 1 / -1;
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 600;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Opened = styled.div`
  padding: 11px 12px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.sunken};
  font: ${theme.font.table} ${theme.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  > span {
    display: block;
    margin-block-end: ${theme.space[1]};
    color: ${theme.text.muted};
    line-height: 1.5rem;
  }
`;

const None = styled.em`
  color: ${theme.text.muted};
`;

/**
 * Shown when the user saves fields that someone else has changed meanwhile: the user chooses whose value of each field is
 * saved. No side is chosen beforehand, and Save waits until every field has one.
 */
export function ConflictDialog({ fields, saving, onSave, onClose }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const left = fields.length - chosen.size;
  const chooseAll = (side: Side) => setChosen(new Map(fields.map(({ name }) => [name, side])));
  return (
    <Dialog
      title="Changed by someone else"
      description="While you were editing, someone else saved other values. Choose which ones to keep."
      size="large"
      saving={saving}
      onClose={onClose}
      footer={
        <>
          <DialogNote role="status">
            {saving ? 'Saving…' : left > 0 && `${countOf(left, 'field', 'fields')} without a choice`}
          </DialogNote>
          <Button disabled={saving} onClick={() => onClose()}>
            Back to the form
          </Button>
          <Button fill="solid" busy={saving} disabled={left > 0} onClick={() => onSave(chosen)}>
            Save
          </Button>
        </>
      }
    >
      <All>
        <Button size="small" onClick={() => chooseAll('theirs')}>
          All theirs
        </Button>
        <Button size="small" onClick={() => chooseAll('mine')}>
          All mine
        </Button>
      </All>
      {fields.map(({ name, label, opened, ...values }) => (
        <Field key={name}>
          <h3>{label}</h3>
          <Opened>
            <span>As opened</span>
            <Value text={opened} />
          </Opened>
          <RadioGroup<Side>
            label={label}
            value={chosen.get(name) ?? null}
            onValueChange={(side) => setChosen(new Map(chosen).set(name, side))}
            options={sides.map((side) => ({
              ...side,
              detail: <Value text={values[side.value]} />,
            }))}
          />
        </Field>
      ))}
    </Dialog>
  );
}

/** The value of a field; an empty text is no value. */
function Value({ text }: { text: string }) {
  return text === '' ? <None>none</None> : toShown(text);
}
