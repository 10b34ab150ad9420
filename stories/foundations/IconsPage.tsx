import { icons } from 'virtual:used-icons';
import { styled } from 'storybook/theming';
import { Live } from '#storybook/docs/Live.tsx';
import { CopiedName } from './CopiedName.tsx';

const Cells = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '12px 16px',
  margin: 0,
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

/** The icons of the console, with the files that use them; a press on a name copies its import. */
export function IconsPage() {
  return (
    <Live>
      <Cells>
        {icons.map(({ name, Icon, files }) => (
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
