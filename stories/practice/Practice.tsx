import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sessionStore } from '#src/api/session/session.ts';
import { Appearance } from '#src/app/start/Appearance.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { Console } from '../journeys/Console.tsx';
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

/** Calls `end` when a signed-in person first presses a key or the mouse; returns the function that stops waiting. */
function atFirstPress(end: () => void): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, onPress, true);
  };
  function onPress() {
    if (sessionStore.getState().step !== 'authenticated') return;
    stop();
    end();
  }
  for (const event of events) addEventListener(event, onPress, true);
  return stop;
}

function Opened({ path, choices, endSession }: OpenedConsole) {
  const [shown, setShown] = useState(path);
  const { server } = choices;
  useEffect(
    () => (server === 'session expires' ? atFirstPress(endSession) : undefined),
    [server, endSession],
  );
  return (
    <Frame>
      <aside aria-label="Practice" dir="auto">
        {noteOf(shown, choices)}
      </aside>
      <div>
        <Appearance />
        <Console route={path} onPath={setShown} />
      </div>
    </Frame>
  );
}

/** The console that was opened last, below a note of what the choices mean for the page that it shows. */
export function Practice() {
  const opened = useStage((stage) => stage.opened);
  return opened && <Opened key={opened.number} {...opened} />;
}
