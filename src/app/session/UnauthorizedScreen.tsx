import styled from 'styled-components';
import { Button, ButtonLink } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface UnauthorizedScreenProps {
  readonly email: string;
  /** Path of the dashboard of the user's portal; null for an account without a portal. */
  readonly home: string | null;
  onLogOut: () => void;
}

const Centre = styled.main`
  min-block-size: 100dvh;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};
  text-align: center;

  h1 {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
  }
  p {
    max-inline-size: 56ch;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space[2]};
    margin-block-start: ${theme.space[2]};
  }
`;

/** `/unauthorized`: explains why, links to the dashboard, and signs out (product.md "Routes"). */
export function UnauthorizedScreen({ email, home, onLogOut }: UnauthorizedScreenProps) {
  return (
    <Centre id="main" tabIndex={-1}>
      <h1>You have no access to this page</h1>
      <p>
        The account {email} is signed in, but its role does not open the page you asked for. Sign in with
        another account, or ask an administrator for access.
      </p>
      <div>
        <Button fill="outline" onClick={() => onLogOut()}>
          Log Out
        </Button>
        {home === null ? null : (
          <ButtonLink href={home} fill="solid" intent="primary">
            Go to my dashboard
          </ButtonLink>
        )}
      </div>
    </Centre>
  );
}
