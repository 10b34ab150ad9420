import styled from 'styled-components';
import type { Company } from '#src/api/types/company.ts';
import { theme } from '#src/components/theme/theme.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { FactGroup } from '#src/features/shared/record/FactGroups.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import {
  addressValue,
  dateValue,
  emailValue,
  idValue,
  statusValue,
} from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { addressLine } from '#src/lib/address.ts';
import { brandColors } from '#src/lib/contrast.ts';
import { companyStatusBadge } from '#src/lib/labels.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { toShown } from '#src/lib/text.ts';
import { email } from '#src/lib/values/email.ts';
import { type CompanyLogo, LOGO_FAILED, useLogoFailure } from './branding/companyLogo.ts';
import { companyFields } from './companyFields.ts';

export interface CompanyDetailsProps {
  record: Company;
  /** Initials replace a missing logo. */
  logo: CompanyLogo;
  open: (dialog: 'edit' | 'address', company: Company) => void;
  onClose: () => void;
}

const Swatch = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid ${theme.border.main};
    border-radius: ${theme.radius.small};
    background: var(--brand-color);
  }
`;

function color(text: string) {
  const colors = brandColors(text);
  return colors ? <Swatch style={{ '--brand-color': colors.background }}>{text}</Swatch> : text;
}

function groupsOf(company: Company, onAddress: () => void): readonly FactGroup[] {
  return [
    {
      title: 'Contact',
      facts: [
        { label: 'Email', value: emailValue(company.companyEmail) },
        ...factsOf(companyFields, company, ['phoneNumber']),
        { label: 'Address', value: addressValue(addressLine(company.address), onAddress), wide: true },
      ],
    },
    {
      title: 'Account',
      facts: [
        {
          label: 'Plan',
          value: recordLink(
            'Plan',
            company.plan && planLabel(company.plan),
            refTo('developer-plans', company.plan && planIdOf('developer', company.plan)),
          ),
        },
        ...factsOf(companyFields, company, ['billingEntity']),
        {
          label: 'Developer User',
          value: recordLink(
            'Developer User',
            company.developerUser,
            refTo('developers', company.developerEmail && email.plain(company.developerEmail)),
          ),
        },
        { label: 'Developer Email', value: emailValue(company.developerEmail, 'Developer Email') },
      ],
    },
  ];
}

function lastGroupsOf(company: Company): readonly FactGroup[] {
  return [
    {
      title: 'Branding',
      facts: [
        { label: companyFields.primaryColor.label, value: color(company.branding.primaryColor) },
        ...factsOf(companyFields, company, ['fontFamily']),
      ],
    },
    {
      title: 'Record',
      facts: [
        { label: 'ID', value: idValue(company.id) },
        { label: 'Created', value: dateValue(company.createdAt) },
        { label: 'Updated', value: dateValue(company.updatedAt) },
      ],
    },
  ];
}

/** The read-only details of a company, with its logo (spec section 2, "Details modal"). */
export function CompanyDetails(props: CompanyDetailsProps) {
  const { record, logo, open, onClose } = props;
  const { companyName, status } = record;
  const { failed, onBroken } = useLogoFailure(logo);
  return (
    <DetailsDialog
      title="Company Details"
      head={{
        name: companyName,
        avatar: { shape: 'square', alt: `Logo of ${toShown(companyName)}`, src: logo.url, onBroken },
        status: statusValue(companyStatusBadge(status)),
        note: failed && LOGO_FAILED,
      }}
      groups={groupsOf(record, () => open('address', record))}
      lastGroups={lastGroupsOf(record)}
      of={{ kind: 'companies', record }}
      onEdit={() => open('edit', record)}
      onClose={onClose}
    />
  );
}
