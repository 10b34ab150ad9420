import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog, DialogClose } from '#src/components/Dialog/Dialog.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { foldText } from '#src/lib/foldText.ts';
import type { Naming } from './savedViews.ts';
import { nameProblem } from './viewChanges.ts';

export interface ViewNameDialogProps {
  naming: Naming;
  /** Names in use. */
  used: readonly string[];
  /** Those of the user's own views, in whose place a new one is saved. */
  own: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new view or for a new name of a saved one. */
export function ViewNameDialog({ naming, used, own, onName, onClose }: ViewNameDialogProps) {
  const { of } = naming;
  const [name, setName] = useState(of ?? '');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const replaced =
    of === null ? (own.find((other) => foldText(other) === foldText(name.trim())) ?? null) : null;
  const problem = nameProblem(
    name,
    used.filter((other) => other !== of && other !== replaced),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React bubbles events of a portal to its parent component.
    event.stopPropagation();
    setTried(true);
    if (problem === null) onName(replaced ?? name.trim());
    else input.current?.focus();
  }

  return (
    <Dialog
      title={of === null ? 'Save view' : 'Rename view'}
      size="small"
      onClose={onClose}
      footer={
        <>
          <DialogClose render={<Button />}>Cancel</DialogClose>
          <Button type="submit" form={formId} fill="solid">
            {of === null ? (replaced === null ? 'Save view' : 'Replace view') : 'Rename'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label="Name"
          required
          error={tried && problem ? problem : undefined}
          hint={
            of === null
              ? `${replaced === null ? 'Keeps' : `The view “${replaced}” then keeps`} the search, filters and sort on this machine.`
              : undefined
          }
        >
          <TextInput ref={input} value={name} autoComplete="off" onValueChange={setName} />
        </Field>
      </form>
    </Dialog>
  );
}
