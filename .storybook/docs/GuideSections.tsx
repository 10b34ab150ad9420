import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import type { Guide } from './guide.ts';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '0 32px',
});

/** A line of a guide. Text between backticks is shown as code. */
function Line({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
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

function Terms({
  heads,
  terms,
  render,
}: {
  heads: readonly [string, string];
  terms: Readonly<Record<string, string>>;
  render: (term: string) => ReactNode;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th>{heads[0]}</th>
          <th>{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(terms).map(([term, text]) => (
          <tr key={term}>
            <td>{render(term)}</td>
            <td>
              <Line text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When the component is used, and when another one is. */
export function Purpose({ use, notFor }: Guide) {
  return (
    <Columns>
      <Points title="Use it for" points={use} />
      <Points title="Not for" points={notFor} />
    </Columns>
  );
}

/** Its parts, how it is used without a mouse and without sight, and advice. */
export function Teaching({ parts, keyboard, screenReaders, do: advice, dont }: Guide) {
  return (
    <>
      {parts ? (
        <>
          <Heading>Parts</Heading>
          <Terms heads={['Part', 'What it is']} terms={parts} render={(part) => part} />
        </>
      ) : null}
      <Heading>Keyboard</Heading>
      {keyboard ? (
        <Terms heads={['Key', 'What it does']} terms={keyboard} render={(key) => <kbd>{key}</kbd>} />
      ) : (
        <p>It takes no focus, so no key does anything.</p>
      )}
      <Heading>Screen readers</Heading>
      <ul>
        {screenReaders.map((line) => (
          <li key={line}>
            <Line text={line} />
          </li>
        ))}
      </ul>
      <Heading>Advice</Heading>
      <Columns>
        <Points title="Do" points={advice} />
        <Points title="Don’t" points={dont} />
      </Columns>
    </>
  );
}
