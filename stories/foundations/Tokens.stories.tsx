import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import preview from '#storybook/preview.tsx';
import { CopiedName } from './CopiedName.tsx';
import { TokenSample } from './TokenSample.tsx';
import { tokenGroups, tokenUses } from './tokenUses.ts';
import { tokenValue } from './tokenValues.ts';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(18rem, max-content) minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  margin: ${theme.space[3]} 0 ${theme.space[8]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  div {
    display: contents;
  }
  dt {
    display: grid;
    grid-template-columns: 72px 1fr;
    gap: ${theme.space[4]};
    align-items: center;
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    margin: 0;
    color: ${theme.text.muted};
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

const Search = styled.div`
  max-inline-size: 320px;
  margin-block: ${theme.space[3]} ${theme.space[5]};
`;

interface TokensProps {
  groups: readonly string[];
  /** The search at the start. */
  search?: string;
}

/** Whether the name, the value or the use of a token contains the text: `space`, `#2458d3`, `16px`. */
function matches(name: string, token: string, search: string): boolean {
  const text = `theme.${name}.${token} ${tokenValue(name, token)} ${tokenUses[name]?.[token] ?? ''}`;
  return text.toLowerCase().includes(search.trim().toLowerCase());
}

function Tokens({ groups, search: first = '' }: TokensProps) {
  const [search, setSearch] = useState(first);
  // A search looks into every group.
  const found = tokenGroups
    .filter(({ name }) => search !== '' || groups.includes(name))
    .map(({ name, tokens }) => ({ name, tokens: tokens.filter(([token]) => matches(name, token, search)) }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <>
      <Text muted>
        Tokens are named by their purpose. In a styled template write <code>theme.surface.card</code>; the
        toolbar changes theme and density without a render. A press on a name copies it.
      </Text>
      <Search>
        <SearchInput
          label="Search tokens"
          placeholder="Name, value or use: 16px, #2458d3, rows"
          value={search}
          onValueChange={setSearch}
        />
      </Search>
      {found.length === 0 ? <Text>No token has this name, value or use.</Text> : null}
      {found.map(({ name, tokens }) => (
        <Group key={name} title={name}>
          {tokens.map(([token, value]) => (
            <div key={token}>
              <dt>
                {name === 'layout' ? <span /> : <TokenSample group={name} token={token} value={value} />}
                <CopiedName name={`theme.${name}.${token}`} />
              </dt>
              <dd>
                <code>{tokenValue(name, token)}</code>
                <br />
                {tokenUses[name]?.[token]}
                {name === 'layout' ? <TokenSample group={name} token={token} value={value} /> : null}
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

export const Surfaces = meta.story({ args: { groups: ['surface', 'border', 'scrim', 'shadow'] } });

export const Texts = meta.story({ args: { groups: ['text', 'focus', 'mark', 'chart'] } });

export const Intents = meta.story({
  args: { groups: ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] },
});

export const Space = meta.story({
  name: 'Space, radius and layout',
  args: { groups: ['space', 'radius', 'layout'] },
});

export const Fonts = meta.story({ args: { groups: ['font'] } });

/** Point at a track to see its duration. */
export const Motion = meta.story({ args: { groups: ['motion'] } });

/** What is above what. */
export const Layers = meta.story({ args: { groups: ['layer'] } });

/** By name, value or use, in every group. */
export const Found = meta.story({
  args: { groups: ['surface'], search: '16px' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'theme.space.4' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'theme.surface.card' })).toBeNull();
  },
});
