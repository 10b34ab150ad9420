import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { theme } from '#src/components/theme/theme.ts';

const Root = styled.search`
  > form {
    display: flex;
    gap: ${theme.space[2]};
    max-inline-size: 560px;
  }
  > form > div {
    flex: 1;
  }
`;

/** The search for a user (product.md "Controls"); Enter or the button starts it. */
export function QuickSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Root>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <SearchInput
          label="Quick search"
          placeholder="Search by user name, email, phone or ID"
          shortcut="/"
          value={text}
          onValueChange={setText}
        />
        <Button type="submit">Search</Button>
      </form>
    </Root>
  );
}
