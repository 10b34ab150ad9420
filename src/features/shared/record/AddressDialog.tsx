import type { Address } from '#src/api/types/company.ts';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { addressLine } from '#src/lib/address.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

export interface AddressDialogProps {
  /** Name of the record, for the title: `Address of Acme Developments`. */
  name: string;
  address: Address;
  onClose: () => void;
}

/** Shows a postal address, with a button that copies it as one line. */
export function AddressDialog({ name, address, onClose }: AddressDialogProps) {
  const line = addressLine(address);
  return (
    <DetailsDialog
      title={`Address of ${name}`}
      facts={[
        { label: 'Street', value: address.street, wide: true },
        { label: 'City', value: address.city },
        { label: 'State', value: address.state },
        { label: 'Country', value: address.country },
        { label: 'Zip Code', value: address.zipCode },
      ]}
      actions={line === '' ? null : <CopyButton labelled label="Copy address" text={line} />}
      onClose={onClose}
    />
  );
}
