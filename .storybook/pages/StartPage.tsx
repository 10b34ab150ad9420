import {
  Clapperboard,
  Image,
  LayoutGrid,
  type LucideIcon,
  MousePointerClick,
  Palette,
  Plug,
  Shapes,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { theme as tokens } from '#src/components/theme/theme.ts';
import { usePictures } from './useAtlas.ts';

const Parts = styled.ul({ display: 'grid', gap: 16, padding: 0, marginBlock: 16, listStyle: 'none' });

const Part = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  padding: 12,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '&&': { margin: 0 },
  '& > div': { fontSize: 14 },
  '@media (max-width: 600px)': { gridTemplateColumns: '1fr' },
}));

const Picture = styled.a(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: 130,
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.preview,
  color: theme.textMutedColor,
  textDecoration: 'none',
  img: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: 'top' },
}));

const Swatches = styled.span({ display: 'grid', gridTemplateColumns: 'repeat(4, 32px)', gap: 8 });
const Samples = styled.span({ display: 'grid', gap: 8, justifyItems: 'center' });

const link = (path: string) => `./?path=/${path}`;

const colours = [
  tokens.primary.solid,
  tokens.success.solid,
  tokens.warning.solid,
  tokens.danger.solid,
  tokens.primary.tonal,
  tokens.success.tonal,
  tokens.warning.tonal,
  tokens.danger.tonal,
];

interface StartPart {
  readonly name: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** The story whose picture is shown, or what is shown in its place. */
  readonly shown: string | ReactNode;
  readonly text: string;
}

const parts: readonly StartPart[] = [
  {
    name: 'Atlas',
    path: 'docs/atlas--docs',
    icon: Image,
    shown: 'screens-master-portal-developer-management--default',
    text: 'Every screen in every state, as pictures: the quickest way to a state.',
  },
  {
    name: 'Practice',
    path: 'docs/practice-how-to-practise--docs',
    icon: MousePointerClick,
    shown: 'screens-master-portal-dashboard--default',
    text: 'The whole console to be used by hand, under any fault of the server; a link holds the choices.',
  },
  {
    name: 'Foundations',
    path: 'story/foundations-tokens--surfaces',
    icon: Palette,
    shown: (
      <Swatches>
        {colours.map((background) => (
          <i key={background} style={{ background, blockSize: 32, borderRadius: 6 }} />
        ))}
      </Swatches>
    ),
    text: 'Colours, type, space, motion, icons, density and texts with their values; the words of the product; how stories are written.',
  },
  {
    name: 'Components',
    path: 'docs/library-actions-button--docs',
    icon: Shapes,
    shown: (
      <Samples className="sb-unstyled">
        <Button fill="solid" tabIndex={-1}>
          Add Developer
        </Button>
        <Badge intent="success" dot>
          Active
        </Badge>
      </Samples>
    ),
    text: 'The library: a page for each component, with a playground, code to paste, its states, keyboard and advice.',
  },
  {
    name: 'Screens',
    path: 'story/screens-master-portal-dashboard--default',
    icon: LayoutGrid,
    shown: 'screens-master-portal-company-management--default',
    text: 'Every screen, form and dialog in its states, by portal, in the order of the navigation.',
  },
  {
    name: 'Containers',
    path: 'docs/containers-what-containers-are--docs',
    icon: Plug,
    shown: 'screens-master-portal-developer-management--failed',
    text: 'Screens wired to data: what happens when a save is refused or the server does not answer.',
  },
  {
    name: 'Journeys',
    path: 'docs/journeys-films--docs',
    icon: Clapperboard,
    shown: 'screens-support-portal-support-dashboard--default',
    text: 'Films: everyday tasks in the whole console, most with one fault on the way, step by step.',
  },
];

/** What the Storybook has, part by part, each with a picture that leads to it. */
export function StartParts() {
  const pictureOf = usePictures();
  return (
    <ThemeRoot>
      <Parts>
        {parts.map(({ name, path, icon: Icon, shown, text }) => {
          const picture = typeof shown === 'string' ? pictureOf(shown) : null;
          return (
            <Part key={name}>
              <Picture href={link(path)} target="_top" tabIndex={-1} aria-hidden="true">
                {picture ? (
                  <img src={picture} alt="" loading="lazy" />
                ) : typeof shown === 'string' ? (
                  <Icon size={40} />
                ) : (
                  shown
                )}
              </Picture>
              <div>
                <strong>
                  <a href={link(path)} target="_top">
                    {name}
                  </a>
                </strong>
                <br />
                {text}
              </div>
            </Part>
          );
        })}
      </Parts>
    </ThemeRoot>
  );
}

/** For each reader: what to do first, and where. */
const readers: Readonly<Record<string, readonly (readonly [what: string, path: string])[]>> = {
  Designers: [
    ['See every screen at a glance', 'docs/atlas--docs'],
    ['Take a colour, a size or a font', 'story/foundations-tokens--surfaces'],
    ['Choose a component and read its advice', 'docs/library-actions-button--docs'],
    ['Find an icon', 'docs/foundations-icons--docs'],
    ['Follow a task from start to end', 'docs/journeys-films--docs'],
  ],
  'Quality assurance': [
    ['See every state of a screen', 'docs/atlas--docs'],
    ['Try the console under a fault', 'docs/practice-how-to-practise--docs'],
    ['See what a failure does', 'docs/containers-what-containers-are--docs'],
    ['Check keyboard and screen readers', 'docs/foundations-accessibility--docs'],
    ['Replay a task step by step', 'docs/journeys-films--docs'],
  ],
  Developers: [
    ['See which states a screen has', 'docs/atlas--docs'],
    ['Copy the code of a component', 'docs/library-actions-button--docs'],
    ['Write a story', 'docs/foundations-writing-stories--docs'],
    ['Learn how a list is built', 'docs/foundations-anatomy-of-a-list--docs'],
    ['Write a text for users', 'docs/foundations-writing-texts--docs'],
  ],
};

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '0 32px',
});

/** The first ways of designers, quality assurance and developers. */
export function StartReaders() {
  return (
    <Columns>
      {Object.entries(readers).map(([reader, ways]) => (
        <div key={reader}>
          <h3>{reader}</h3>
          <ul>
            {ways.map(([what, path]) => (
              <li key={path}>
                <a href={link(path)} target="_top">
                  {what}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Columns>
  );
}
