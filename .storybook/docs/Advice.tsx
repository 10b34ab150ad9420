import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { Example, Examples } from '#stories/guides/examples/examples.ts';
import { loadExamples } from '#stories/guides/examples/loadExamples.ts';
import { groupOf } from '#stories/guides/guides.ts';
import { Columns, Line, Points } from './GuideText.tsx';
import type { Guide } from './guide.ts';
import { Pair } from './Pair.tsx';

/** The live examples of a component, when they are loaded. */
function useExamples(component: string): Examples | undefined {
  const [examples, setExamples] = useState<Examples>();
  useEffect(() => {
    let shown = true;
    void loadExamples(groupOf(component) ?? '').then((all) => {
      if (shown) setExamples(all[component]);
    });
    return () => {
      shown = false;
    };
  }, [component]);
  return examples;
}

/** The place of the point that an example shows, and what it shows. */
function placed(example: Example) {
  if (!Array.isArray(example)) return { at: 0, show: example };
  const [at, show] = example;
  return { at, show };
}

/** What to do and what not: the points with an example live and side by side, the others as a list. */
export function Advice({ component, guide }: { component: string; guide: Guide }) {
  const examples = useExamples(component);
  const good = examples && placed(examples.do);
  const bad = examples && placed(examples.dont);
  const others = (points: readonly string[], shown: { at: number } | undefined) =>
    points.filter((_, at) => at !== shown?.at);
  return (
    <>
      <Heading>Advice</Heading>
      {good && bad ? (
        <Pair
          good={{ show: good.show, why: <Line text={guide.do[good.at] ?? ''} /> }}
          bad={{ show: bad.show, why: <Line text={guide.dont[bad.at] ?? ''} /> }}
        />
      ) : null}
      <Columns>
        <Points title="Do" points={others(guide.do, good)} />
        <Points title="Don’t" points={others(guide.dont, bad)} />
      </Columns>
    </>
  );
}
