import { useState } from 'react';
import styled from 'styled-components';
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

function Opened({ path, choices }: OpenedConsole) {
  const [shown, setShown] = useState(path);
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
