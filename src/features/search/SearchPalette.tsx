import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import {
  Building2,
  CreditCard,
  FileText,
  History,
  Landmark,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Search,
  ShieldUser,
  UserRound,
  UsersRound,
  X,
} from 'lucide-react';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import * as Styled from './SearchPalette.styles.ts';
import type { SearchGroup, SearchHit } from './searchHits.ts';

export interface SearchPaletteProps {
  readonly search: string;
  onSearchChange: (search: string) => void;
  /** The hits, ranked. */
  readonly groups: readonly SearchGroup[];
  /** Shown under the hits while records load, or when they failed to load. */
  readonly note?: string | undefined;
  onOpen: (hit: SearchHit) => void;
  onClose: () => void;
}

/** The icons of the groups by a word of their label; FileText for any other. */
const icons: readonly (readonly [word: string, icon: LucideIcon])[] = [
  ['Recent', History],
  ['Screens', LayoutDashboard],
  ['Companies', Building2],
  ['Subscriptions', CreditCard],
  ['Plans', Layers],
  ['Tickets', LifeBuoy],
  ['Developers', UserRound],
  ['Investors', Landmark],
  ['Staff', ShieldUser],
  ['Users', UsersRound],
];

function iconOf({ label }: SearchGroup): LucideIcon {
  return icons.find(([word]) => label.includes(word))?.[1] ?? FileText;
}

/** What is beside the label: the company and why it was found, or what distinguishes it. */
function hintOf({ hint, company, reason }: SearchHit): string {
  return reason === undefined ? hint : [company, reason].filter(Boolean).join(' · ');
}

/** The global search: screens, records and recent places in one list. Open while mounted. */
export function SearchPalette({ search, onSearchChange, groups, note, onOpen, onClose }: SearchPaletteProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Styled.Backdrop />
        <Styled.Popup aria-label="Search">
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={search}
            onValueChange={onSearchChange}
            itemToStringValue={(hit: SearchHit) => hit.label}
            autoHighlight="always"
            keepHighlight
          >
            <Styled.Field>
              <Search size={16} strokeWidth={1.75} aria-hidden />
              <Autocomplete.Input aria-label="Search" placeholder="Search..." />
              <IconButton label="Close" icon={<X />} tooltip={false} onClick={() => onClose()} />
            </Styled.Field>
            <Styled.Scroll>
              <Autocomplete.Empty>
                <Styled.Note>{`Nothing matches “${search.trim().slice(0, 60)}”`}</Styled.Note>
              </Autocomplete.Empty>
              <Autocomplete.List aria-label="Results">
                {(group: SearchGroup) => {
                  const Icon = iconOf(group);
                  return (
                    <Autocomplete.Group key={group.label} items={group.items}>
                      <Styled.GroupLabel>{group.label}</Styled.GroupLabel>
                      <Autocomplete.Collection>
                        {(hit: SearchHit) => (
                          <Styled.Item key={hit.id} value={hit} onClick={() => onOpen(hit)}>
                            <Icon aria-hidden />
                            <span>{hit.label}</span>
                            <small>{hintOf(hit)}</small>
                          </Styled.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  );
                }}
              </Autocomplete.List>
              <div role="status">{note ? <Styled.Note>{note}</Styled.Note> : null}</div>
            </Styled.Scroll>
            <Styled.Foot aria-hidden>
              <span>
                <Kbd>↑</Kbd>
                <Kbd>↓</Kbd> to choose
              </span>
              <span>
                <Kbd>Enter</Kbd> to open
              </span>
              <span>
                <Kbd>Esc</Kbd> to close
              </span>
            </Styled.Foot>
          </Autocomplete.Root>
        </Styled.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
