import { icons } from 'virtual:used-icons';
import { useState } from 'react';
import { styled } from 'storybook/theming';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { CopiedName } from '#stories/foundations/CopiedName.tsx';
import { Live } from './Live.tsx';

const Cells = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '12px 16px',
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Cell = styled.li({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 8,
  alignItems: 'start',
  '> svg': { marginBlockStart: 4 },
});

const Uses = styled.small(({ theme }) => ({
  display: 'block',
  paddingInline: 6,
  color: theme.textMutedColor,
  overflowWrap: 'anywhere',
}));

/** The icons of the console: found by their name or by the component that uses them, copied by a press. */
export function IconsPage() {
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const found = icons.filter(({ name, files }) => `${name} ${files.join(' ')}`.toLowerCase().includes(word));
  return (
    <Live>
      <div style={{ maxInlineSize: 320, marginBlockEnd: 8 }}>
        <SearchInput
          label="Search icons"
          placeholder="Icon or component: trash, Menu"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <p role="status">
        {found.length} of {icons.length} icons
      </p>
      <Cells>
        {found.map(({ name, Icon, files }) => (
          <Cell key={name}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <CopiedName name={name} copied={`import { ${name} } from 'lucide-react';`} />
              <Uses>
                {files.length > 3
                  ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`
                  : files.join(', ')}
              </Uses>
            </div>
          </Cell>
        ))}
      </Cells>
    </Live>
  );
}
