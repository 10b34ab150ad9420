import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { ATLAS_CHOSEN, type AtlasChoice } from './chosen.ts';

/** The choice in the address of the frame, which has the parameters of the window's. */
export function choiceIn(search: string): AtlasChoice {
  const params = new URLSearchParams(search);
  return { portal: params.get('portal') ?? '', state: params.get('state') ?? '' };
}

/** The last choice: the address of the frame stays as it was opened when a story is shown in between. */
let last: AtlasChoice | null = null;

/** The choice, which is kept over a story and Back, and in the address. */
export function useAtlasChoice() {
  const [choice, setChoice] = useState(() => last ?? choiceIn(location.search));
  const choose = (part: Partial<AtlasChoice>) => {
    last = { ...choice, ...part };
    setChoice(last);
    addons.getChannel().emit(ATLAS_CHOSEN, last);
  };
  return { choice, choose };
}
