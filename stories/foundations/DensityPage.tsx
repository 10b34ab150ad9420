import { styled } from 'storybook/theming';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { theme as tokens } from '#src/components/theme/theme.ts';
import { rowHeights } from '#src/components/theme/tokens.ts';
import { Live } from '#storybook/docs/Live.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 20,
  strong: { display: 'block', marginBlockEnd: 8 },
});

const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  blockSize: tokens.layout.row,
  borderBlockEnd: `1px solid ${tokens.border.subtle}`,
  font: `${tokens.font.table} ${tokens.font.family}`,
});

const densities = Object.entries(rowHeights);

/** The three densities side by side. */
export function DensityPage() {
  return (
    <Live>
      <Columns>
        {densities.map(([density, height]) => (
          <div key={density} data-density={density}>
            <strong>
              {density}: rows of {height} px
            </strong>
            {['Layla Haddad', 'Omar Farouk', 'Wei Chen'].map((name) => (
              <Row key={name}>
                {name}
                <Badge dot intent="success">
                  Active
                </Badge>
              </Row>
            ))}
            <div style={{ paddingBlockStart: 12 }}>
              <Button>Export</Button>
            </div>
          </div>
        ))}
      </Columns>
    </Live>
  );
}
