import { Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';

export interface HeaderSearchProps {
  /** Below 768 px: a button in place of the box. */
  readonly narrow: boolean;
  /** The keyboard shortcut on this platform, for example `Ctrl K`. */
  readonly hint: string;
  /** Opens the global search with the text of the box. */
  onOpen: (text: string) => void;
}

const Box = styled.search`
  inline-size: 260px;

  kbd {
    flex: none;
    margin-inline-end: 8px;
    pointer-events: none;
  }
`;

/**
 * The header's search box (section 2 "Layout"): its first letter and Enter open the global search, which takes what
 * follows. Its type is not "search", so that the first search box of a page is that of its list.
 */
export function HeaderSearch({ narrow, hint, onOpen }: HeaderSearchProps) {
  // What an input method composes stays in the box until it is a word.
  const [composing, setComposing] = useState(false);
  const [composed, setComposed] = useState('');

  function open(text: string) {
    onOpen(text);
    setComposing(false);
    setComposed('');
  }

  if (narrow) {
    return (
      <IconButton label="Search" icon={<Search size={16} strokeWidth={1.75} />} onClick={() => onOpen('')} />
    );
  }
  return (
    <Box>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open('');
        }}
      >
        <TextInput
          aria-label="Search"
          placeholder="Search..."
          autoComplete="off"
          enterKeyHint="search"
          value={composed}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={({ currentTarget }) => open(currentTarget.value)}
          onValueChange={composing ? setComposed : open}
          start={<Search />}
          end={<Kbd>{hint}</Kbd>}
        />
      </form>
    </Box>
  );
}
