import type { Address } from '#src/api/types/company.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { addressLine } from '#src/lib/address.ts';

export interface AddressDialogProps {
  /** A person, named in the title: `Address of Omar Farouk`. */
  record: { readonly name: string; readonly address: Address };
  onClose: () => void;
}

/** Shows a postal address, with a button that copies it as one line. */
export function AddressDialog({ record, onClose }: AddressDialogProps) {
  const { name, address } = record;
  const line = addressLine(address);
  return (
    <Dialog
      title={`Address of ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClose()}>Close</Button>
          {line === '' ? null : <CopyButton labelled label="Copy address" text={line} />}
        </>
      }
    >
      <FactList
        facts={
          line === ''
            ? [{ label: 'Address', value: line }]
            : [
                { label: 'Street', value: address.street, wide: true },
                { label: 'City', value: address.city },
                { label: 'State', value: address.state },
                { label: 'Country', value: address.country },
                { label: 'Zip Code', value: address.zipCode },
              ]
        }
      />
    </Dialog>
  );
}
