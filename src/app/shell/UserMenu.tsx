import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { media, oneLine } from '#src/components/theme/theme.ts';
import { paths } from '#src/lib/paths.ts';
import { firstName } from '#src/lib/text.ts';

export interface UserMenuProps {
  readonly name: string;
  readonly email: string;
  onLogOut: () => void;
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;

  > span:nth-child(2) {
    max-inline-size: 16ch;
    ${oneLine}
  }
  ${media.narrow} {
    > span:nth-child(2) {
      max-inline-size: 9ch;
    }
  }
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The menu named by the first name (product.md "Names"): email, Profile, Settings, Log Out. */
export function UserMenu({ name, email, onLogOut }: UserMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button fill="quiet">
          <Person>
            <Avatar name={name} size={26} />
            <span>{firstName(name) || email}</span>
            <ChevronDown {...icon} size={14} />
          </Person>
        </Button>
      }
      items={[
        { type: 'heading', id: 'email', label: email },
        { id: 'profile', label: 'Profile', icon: <UserRound {...icon} />, href: paths.profile },
        { id: 'settings', label: 'Settings', icon: <Settings {...icon} />, href: paths.settings },
        { type: 'separator', id: 'line' },
        { id: 'logout', label: 'Log Out', icon: <LogOut {...icon} />, onSelect: onLogOut },
      ]}
    />
  );
}
