import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import preview from '#storybook/preview.tsx';
import { tokenGroups, tokenUses } from './tokenUses.ts';
import { tokenValue } from './tokenValues.ts';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(18rem, max-content) minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  margin: ${theme.space[3]} 0 ${theme.space[8]};
  div {
    display: contents;
  }
  dt {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: ${theme.space[4]};
    align-items: center;
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    margin: 0;
    color: ${theme.text.muted};
  }
  i {
    display: block;
    block-size: 32px;
    border: 1px solid ${theme.border.main};
    border-radius: ${theme.radius.small};
  }
`;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2}>{title}</Heading>
      <Rows>{children}</Rows>
    </section>
  );
}

function swatch(group: string, value: string) {
  if (group === 'shadow') return { boxShadow: value };
  if (group === 'radius') return { borderRadius: value };
  if (group === 'space' || group === 'layout') return { inlineSize: `min(100%, ${value})`, blockSize: 12 };
  if (group === 'motion' || group === 'layer' || group === 'font') return { visibility: 'hidden' } as const;
  return { background: value };
}

function Tokens({ groups }: { groups: readonly string[] }) {
  return (
    <>
      <Text muted>
        Tokens are named by their purpose. In a styled template write <code>theme.surface.card</code>; the
        toolbar changes theme and density without a render.
      </Text>
      {tokenGroups
        .filter(({ name }) => groups.includes(name))
        .map(({ name, tokens }) => (
          <Group key={name} title={name}>
            {tokens.map(([token, value]) => (
              <div key={token}>
                <dt>
                  <i style={swatch(name, value)} />
                  {`theme.${name}.${token}`}
                </dt>
                <dd>
                  <code>{tokenValue(name, token)}</code>
                  <br />
                  {tokenUses[name]?.[token]}
                </dd>
              </div>
            ))}
          </Group>
        ))}
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: { controls: { disable: true } },
});

export const Surfaces = meta.story({ args: { groups: ['surface', 'border', 'scrim', 'shadow', 'edge'] } });

export const Texts = meta.story({ args: { groups: ['text', 'focus', 'mark', 'chart'] } });

export const Intents = meta.story({
  args: { groups: ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] },
});

export const Measures = meta.story({
  args: { groups: ['space', 'radius', 'layout', 'layer', 'motion', 'font'] },
});
