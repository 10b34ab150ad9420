import styled from 'styled-components';
import type { User } from '#src/api/types/session.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { roleLabel } from '#src/lib/labels.ts';

export interface ProfileScreenProps {
  readonly user: User;
  onLogOut: () => void;
}

const Person = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[4]};
  align-items: start;

  dl {
    display: grid;
    gap: ${theme.space[3]};
    margin: 0;
    min-inline-size: 0;
  }
  dt {
    font-size: 0.75rem;
    color: ${theme.text.muted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
`;

const Column = styled.div`
  max-inline-size: ${theme.layout.column};
`;

/** `/profile`: the signed-in user's account (product.md "Routes"). */
export function ProfileScreen({ user, onLogOut }: ProfileScreenProps) {
  useLoadAhead(true);
  return (
    <>
      <PageHeader
        title="Profile"
        actions={
          <Button fill="outline" onClick={() => onLogOut()}>
            Log Out
          </Button>
        }
      />
      <Column>
        <Card title="Your account">
          <Person>
            <Avatar name={user.name} size={48} />
            <dl>
              <div>
                <dt>Name</dt>
                <dd>{user.name}</dd>
              </div>
              <div>
                <dt>Email</dt>
                <dd>{user.email}</dd>
              </div>
              <div>
                <dt>Roles</dt>
                <dd>
                  {user.roles.length === 0 ? <span>None</span> : null}
                  {user.roles.map((role) => (
                    <Badge key={role}>{roleLabel(role)}</Badge>
                  ))}
                </dd>
              </div>
            </dl>
          </Person>
        </Card>
      </Column>
    </>
  );
}
