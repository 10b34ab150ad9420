import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { styled } from 'storybook/theming';
import { addressOf, linkedNames } from './links.ts';

export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '0 32px',
});

/** A text in which the names of components lead to their pages. */
function Linked({ text }: { text: string }) {
  const [before = '', name, ...rest] = text.split(linkedNames);
  const address = name && addressOf(name);
  if (!address) return text;
  return (
    <>
      {before}
      <AnchorMdx href={address} target="_self">
        {name}
      </AnchorMdx>
      <Linked text={rest.join('')} />
    </>
  );
}

/** A line of a guide. Text between backticks is shown as code. */
export function Line({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : <Linked key={part} text={part} />));
}

/** Points below a title; nothing without points. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Line text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
