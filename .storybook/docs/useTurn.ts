import { type RefObject, useEffect, useState } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The turn of the last frame that asked for one. */
let turns: Promise<void> = Promise.resolve();

/** A story that never ends must not hold up the others. */
const longest = 20_000;

/** Resolves when the framed story has ended: frames pass on their events. Then the reader has the focus again. */
async function untilEnded(id: string, frame: HTMLIFrameElement): Promise<void> {
  const channel = addons.getChannel();
  await new Promise<void>((resolve) => {
    const end = (event: { storyId?: string } | undefined) => {
      if (event && event.storyId !== id) return;
      channel.off(STORY_FINISHED, end);
      resolve();
    };
    channel.on(STORY_FINISHED, end);
    setTimeout(end, longest);
  });
  if (document.activeElement === frame) frame.blur();
}

/**
 * Whether a framed story waits for its turn: it plays when it comes near the reader and the frames before it have ended.
 * Plays of several frames at once would take the focus from each other.
 */
export function useTurn(ref: RefObject<HTMLIFrameElement | null>, id: string): boolean {
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        turns = turns.then(async () => {
          if (!frame.isConnected) return;
          setWaits(false);
          await untilEnded(id, frame);
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref, id]);
  return waits;
}
