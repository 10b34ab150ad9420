import { useState } from 'react';
import styled from 'styled-components';
import { Appearance } from '#src/app/start/Appearance.tsx';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { Console } from '../journeys/Console.tsx';
import { addressOf } from './address.ts';
import { noteOf } from './notes.ts';
import { type OpenedConsole, useStage } from './stage.ts';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100dvh;

  > aside {
    padding: ${theme.space[1]} ${theme.space[3]};
    background: ${theme.info.tonal};
    color: ${theme.info.text};
    font: ${theme.font.small} ${theme.font.family};
    overflow-wrap: anywhere;
  }
  > div {
    overflow: auto;
  }
  /* The console's pages fill the window; here, what the note leaves. */
  && :has(> main),
  && > div > main {
    block-size: 100%;
    min-block-size: 0;
  }
`;

function Opened({ path, choices, globals }: OpenedConsole) {
  const [shown, setShown] = useState(path.replace(/[?#].*$/u, ''));
  const sessionEnded = useStage((stage) => stage.sessionEnded);
  return (
    <Frame>
      <aside aria-label="Practice" dir="auto">
        {noteOf(shown, { ...choices, sessionEnded })}
      </aside>
      <div>
        <Appearance />
        <Console route={path} addressOf={(target) => addressOf(target, choices, globals)} onPath={setShown} />
      </div>
    </Frame>
  );
}

/** Says why there is no console. */
function Refused({ refusals }: { readonly refusals: readonly string[] }) {
  return (
    <ErrorPanel
      title="These choices cannot be opened"
      message={[...refusals, 'Change a choice under Controls, or correct the address.'].join(' ')}
    />
  );
}

/** The console that was opened last, below a note of what the choices mean for the page that it shows. */
export function Practice() {
  const { opened, refusals } = useStage();
  if (refusals.length > 0) return <Refused refusals={refusals} />;
  return opened && <Opened key={opened.number} {...opened} />;
}
