import styled from 'styled-components';
import type { Company } from '#src/api/types/company.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { addressLine } from '#src/lib/address.ts';
import { brandColors } from '#src/lib/contrast.ts';
import { companyStatusIntents, companyStatusLabels } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';
import { type CompanyLogo, LOGO_FAILED, useLogoFailure } from './branding/companyLogo.ts';

export interface CompanyDetailsProps {
  company: Company;
  /** Initials replace a missing logo. */
  logo: CompanyLogo;
  onAddress: (company: Company) => void;
  onClose: () => void;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font: ${theme.font.heading} ${theme.font.family};
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

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

function factsOf(company: Company): readonly Fact[] {
  const { branding, status } = company;
  return [
    { label: 'Email', value: emailValue(company.companyEmail) },
    { label: 'Phone Number', value: company.phoneNumber },
    { label: 'Billing Entity', value: company.billingEntity },
    { label: 'Plan', value: company.plan },
    { label: 'Status', value: statusValue(companyStatusLabels[status], companyStatusIntents[status]) },
    { label: 'Developer User', value: company.developerUser },
    { label: 'Developer Email', value: emailValue(company.developerEmail) },
    { label: 'Address', value: addressLine(company.address) },
    { label: 'Primary Color', value: color(branding.primaryColor) },
    { label: 'Font Family', value: branding.fontFamily },
    { label: 'Created', value: dateValue(company.createdAt) },
    { label: 'Updated', value: dateValue(company.updatedAt) },
  ];
}

/** The read-only details of a company, with its logo (spec section 2, "Details modal"). */
export function CompanyDetails({ company, logo, onAddress, onClose }: CompanyDetailsProps) {
  const { failed, onBroken } = useLogoFailure(logo);
  return (
    <DetailsDialog
      title="Company Details"
      head={
        <Head>
          <Avatar
            name={company.companyName}
            alt={`Logo of ${toShown(company.companyName)}`}
            src={logo.url}
            onBroken={onBroken}
            shape="square"
            size={52}
          />
          <div>
            <strong>{toShown(company.companyName)}</strong>
            {failed ? <p>{LOGO_FAILED}</p> : null}
          </div>
        </Head>
      }
      facts={factsOf(company)}
      actions={<Button onClick={() => onAddress(company)}>Address</Button>}
      onClose={onClose}
    />
  );
}
