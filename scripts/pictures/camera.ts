import type { Browser, Page } from 'playwright';
import { testContext } from '../browser.ts';
import { problemsOf } from '../published/verdict.ts';
import { createVisitor, withoutManager } from '../published/visitor.ts';
import { showTheme, sizeOfStory } from './inPreview.ts';
import { type Shot, type Theme, themes } from './shots.ts';

/** The size in which a screen is shown on a phone. */
const phone = { width: 390, height: 844 };

/** The pictures of a story as PNG files, or why there are none. */
export type Photographs = Readonly<Partial<Record<Theme, Buffer>>> | { readonly problems: readonly string[] };

/** Photographs the stories of a Storybook. */
export interface Camera {
  photograph: (shot: Shot) => Promise<Photographs>;
  close: () => Promise<void>;
}

function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Creates a camera for the Storybook at `address`, with a page of its own. It goes from story to story without a reload,
 * waits until the play has ended, and switches the theme of the same page.
 */
export function createCamera(browser: Browser, address: string, light: boolean): Camera {
  const visitor = createVisitor(browser, address, withoutManager, testContext);
  const wanted = light ? (['light'] as const) : themes;
  return {
    close: visitor.close,
    async photograph({ story, onPhone }) {
      const pictures: Partial<Record<Theme, Buffer>> = {};
      const visit = await visitor.visit(story, {
        async prepare({ page, preview }) {
          await page.setViewportSize(onPhone ? phone : await preview.evaluate(sizeOfStory, story.id));
        },
        async look({ page, preview }) {
          for (const theme of wanted) {
            await preview.evaluate(showTheme, theme);
            pictures[theme] = await takePicture(page);
          }
        },
      });
      const problems = problemsOf(visit);
      return problems.length > 0 ? { problems } : pictures;
    },
  };
}
