import type { Browser, Page } from 'playwright';
import { testContext } from '../browser.ts';
import type { Entry } from '../published/entries.ts';
import { createVisitor, withoutManager } from '../published/visitor.ts';
import { problemsOf } from '../published/visitProblems.ts';
import { holdTimers, showTheme, sizeOfStory } from './inPreview.ts';
import { type View, viewsOf } from './shots.ts';

/** The size of a phone's window. */
const phone = { width: 390, height: 844 };

/** A picture as PNG file. */
export interface Photograph {
  readonly view: View;
  readonly file: Buffer;
}

/** The pictures of a story, or why there are none. */
export interface Photographs {
  readonly pictures: readonly Photograph[];
  readonly problems: readonly string[];
}

/** Photographs the stories of a Storybook. */
export interface Camera {
  photograph: (story: Entry) => Promise<Photographs>;
  close: () => Promise<void>;
}

/**
 * What the browser of the pictures is started with besides the options of the tests. Otherwise it paints only the part
 * of the page that changed since the last frame, and the antialiased corners at the edge of that part depend on which
 * frames there were.
 */
export const cameraArguments = ['--disable-partial-raster'] as const;

function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Creates a camera for the Storybook at `address`, with a page of its own. It goes from story to story without a reload,
 * waits until the play has ended, and then switches theme and width of the same page: a play may hold in one width only.
 */
export function createCamera(browser: Browser, address: string, light: boolean): Camera {
  const visitor = createVisitor(browser, address, withoutManager, testContext);
  return {
    close: visitor.close,
    async photograph(story) {
      const pictures: Photograph[] = [];
      const visit = await visitor.visit(story, {
        async prepare({ page, preview }) {
          await preview.evaluate(holdTimers, false);
          await page.setViewportSize(await preview.evaluate(sizeOfStory, story.id));
        },
        async look({ page, preview }) {
          await preview.evaluate(holdTimers, true);
          for (const view of viewsOf(story, light)) {
            if (view.onPhone) await page.setViewportSize(phone);
            await preview.evaluate(showTheme, view.theme);
            pictures.push({ view, file: await takePicture(page) });
          }
        },
      });
      const problems = problemsOf(visit);
      return { pictures: problems.length > 0 ? [] : pictures, problems };
    },
  };
}
