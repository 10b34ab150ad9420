import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Advice } from './Advice.tsx';
import { Columns, Line, Points } from './GuideText.tsx';
import type { Guide } from './guide.ts';

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
export function Teaching({ component, guide }: { component: string; guide: Guide }) {
  const { parts, keyboard, screenReaders } = guide;
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
      <Advice component={component} guide={guide} />
    </>
  );
}
