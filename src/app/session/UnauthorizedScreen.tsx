import styled from 'styled-components';
import { BrandCard } from '#src/components/BrandCard/BrandCard.tsx';
import { Button, ButtonLink } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface UnauthorizedScreenProps {
  readonly email: string;
  /** Path of the dashboard of the user's portal. */
  readonly home: string;
  onLogOut: () => void;
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

/** `/unauthorized`: explains why, links to the dashboard, and signs out (product.md "Routes"). */
export function UnauthorizedScreen({ email, home, onLogOut }: UnauthorizedScreenProps) {
  return (
    <BrandCard
      id="main"
      tabIndex={-1}
      title="You have no access to this page"
      subtitle={`The account ${email} is signed in, but its role does not open the page you asked for. Sign in with another account, or ask an administrator for access.`}
    >
      <Buttons>
        <Button fill="outline" onClick={() => onLogOut()}>
          Log Out
        </Button>
        <ButtonLink href={home} fill="solid" intent="primary">
          Go to my dashboard
        </ButtonLink>
      </Buttons>
    </BrandCard>
  );
}
