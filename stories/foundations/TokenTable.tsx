import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { measures } from '#src/components/theme/tokens.ts';
import { CopiedName } from './CopiedName.tsx';
import { tokenUses } from './tokenUses.ts';
import { coloursOf, contrastOf, counterpart, partsOfFont, themes } from './tokenValues.ts';

const Swatch = styled.i(({ theme }) => ({
  display: 'inline-block',
  inlineSize: 32,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  fontStyle: 'normal',
  textAlign: 'center',
}));

const Bar = styled.i(({ theme }) => ({
  display: 'block',
  blockSize: 12,
  maxInlineSize: 160,
  background: theme.color.secondary,
}));

/** All tables have the same columns. One of a phone scrolls by itself. */
const Scroller = styled.div({
  overflowX: 'auto',
  table: { inlineSize: '100%', minInlineSize: 640, tableLayout: 'fixed' },
  'th:first-of-type': { inlineSize: 200 },
  'th:last-of-type': { inlineSize: '26%' },
});

/** A colour is shown on a card of its own theme. */
const Sample = styled.div({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  gap: 8,
  alignItems: 'center',
  padding: 6,
  borderRadius: 6,
  fontSize: 13,
});

/** A colour in one theme, with what is read on it or what it is read on. */
function Colour({ name, group, token }: { name: keyof typeof themes; group: string; token: string }) {
  const palette = themes[name];
  const colour = coloursOf(palette, group)?.[token];
  const other = counterpart(palette, group, token);
  const isText = token === 'text' || (group === 'text' && other !== undefined);
  const [background, color] = isText ? [other, colour] : [colour, other];
  return (
    <Sample style={{ background: palette.surface.card, color: palette.text.main }}>
      {group === 'shadow' ? (
        <Swatch style={token === 'edge' ? { background: colour } : { boxShadow: colour }}>&nbsp;</Swatch>
      ) : (
        <Swatch style={{ background, color }}>{other ? 'Aa' : <>&nbsp;</>}</Swatch>
      )}
      {colour} {contrastOf(palette, group, token)}
    </Sample>
  );
}

function fontCells(token: string, value: string): readonly ReactNode[] {
  const parts = partsOfFont(value);
  const style = parts ? { font: `${value} ${measures.font.family}` } : { fontFamily: value };
  return [
    <span key={token} style={style}>
      {parts ? 'Layla Haddad 09' : value.split(',')[0]}
    </span>,
    parts ? `${parts.size} on ${parts.line}` : '',
    parts?.weight,
  ];
}

/** What stands between the name of a token and its use, by the heads of the columns. */
function columnsOf(group: string): {
  readonly heads: readonly string[];
  readonly cells: (token: string, value: string) => readonly ReactNode[];
} {
  if (coloursOf(themes.Light, group)) {
    const names = ['Light', 'Dark'] as const;
    return {
      heads: names,
      cells: (token) => names.map((name) => <Colour key={name} name={name} group={group} token={token} />),
    };
  }
  if (group === 'font') return { heads: ['Sample', 'Size', 'Weight'], cells: fontCells };
  if (group === 'space') {
    return {
      heads: ['Sample', 'Value'],
      cells: (token, value) => [<Bar key={token} style={{ inlineSize: value }} />, value],
    };
  }
  if (group === 'radius') {
    return {
      heads: ['Sample', 'Value'],
      cells: (token, value) => [
        <Swatch
          key={token}
          style={{ borderRadius: value, blockSize: 32, background: 'currentColor', opacity: 0.4 }}
        />,
        value,
      ],
    };
  }
  return { heads: ['Value'], cells: (_, value) => [value] };
}

/** The tokens of a group: a press on a name copies its path, as it is written in a styled template. */
export function TokenTable({ group }: { group: string }) {
  const { heads, cells } = columnsOf(group);
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...themes.Light, ...measures };
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            {['Token', ...heads, 'Use'].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(groups[group] ?? {}).map(([token, value]) => (
            <tr key={token}>
              <td>
                <CopiedName
                  name={/^\d/.test(token) ? `theme.${group}[${token}]` : `theme.${group}.${token}`}
                />
              </td>
              {cells(token, value).map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
              <td>{tokenUses[group]?.[token]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
