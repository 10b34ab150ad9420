import type { Address } from '#src/api/types/company.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { addressLine } from '#src/lib/address.ts';
import { FactList } from './FactList.tsx';

export interface AddressDialogProps {
  /** A person or a company, named in the title: `Address of Omar Farouk`. */
  record: { readonly address: Address } & ({ readonly name: string } | { readonly companyName: string });
  onClose: () => void;
}

/** Shows a postal address, with a button that copies it as one line. */
export function AddressDialog({ record, onClose }: AddressDialogProps) {
  const { address } = record;
  const name = 'name' in record ? record.name : record.companyName;
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
