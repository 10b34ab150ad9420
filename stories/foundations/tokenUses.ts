import { theme } from '#src/components/theme/theme.ts';
import { light, measures } from '#src/components/theme/tokens.ts';

const intent = (meaning: string) => ({
  solid: `Filled buttons and marks that mean ${meaning}; text.onSolid stands on it.`,
  solidHover: 'The same under the pointer.',
  tonal: 'Quiet background of badges and notices; its own text colour stands on it.',
  text: 'This intent as text, on page, card and its own tonal background.',
});

/** When to use which token: a sentence each. */
export const tokenUses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  surface: {
    page: 'Behind everything.',
    card: 'Cards, tables, header and sidebar: what the work is on.',
    sunken: 'Lower than a card: table heads, wells, code.',
    overlay: 'What floats: dialogs, menus, popovers, toasts.',
    hover: 'A row or item under the pointer.',
    selected: 'A selected row, the current entry of a navigation.',
  },
  text: {
    main: 'What identifies: names, values, headings.',
    muted: 'What accompanies: labels, hints, second lines.',
    disabled: 'Controls that cannot be used now.',
    onSolid: 'On any solid intent.',
  },
  border: {
    subtle: 'Divides rows and sections.',
    main: 'Frames cards and quiet controls.',
    strong: 'The edge of a control that could not be recognised without it (3:1).',
  },
  focus: { ring: 'The outline of what has the focus, everywhere.' },
  primary: intent('the one main action'),
  success: intent('done, active, healthy'),
  warning: intent('look at this soon'),
  danger: intent('failed, or cannot be undone'),
  info: intent('good to know'),
  neutral: intent('nothing in particular'),
  chart: {
    first: 'The first series of a chart, or its only one.',
    second: 'The second series.',
    third: 'The third series; there are no more.',
  },
  shadow: { float: 'Under what floats, and under nothing else.' },
  scrim: { base: 'The veil behind dialogs and drawers.' },
  mark: { base: 'Behind the part of a text that a search matched.', text: 'That part itself.' },
  space: {
    1: 'Inside a badge; between an icon and its text.',
    2: 'Between controls of one group.',
    3: 'Inside controls and cells.',
    4: 'Inside cards; between fields.',
    5: 'Between related blocks.',
    6: 'Around the page.',
    7: 'Between a title and what follows on roomy pages.',
    8: 'Between sections.',
  },
  radius: {
    small: 'Badges and marks.',
    control: 'Buttons and inputs.',
    card: 'Cards and menus.',
    dialog: 'Dialogs.',
    round: 'Avatars, dots and pills.',
  },
  font: {
    family: 'The one family, self-hosted.',
    body: 'Running text and controls.',
    table: 'Cells, and everything dense.',
    small: 'Hints, badges, foot lines.',
    title: 'The title of a page.',
    heading: 'The title of a card or dialog.',
    section: 'The title of a section in a form or card.',
  },
  layout: {
    sidebar: 'Width of the open sidebar.',
    icon: 'Width of the collapsed one.',
    flyout: 'Width of the panel beside it.',
    header: 'Height of the header bar.',
    control: 'Height of controls; follows the density.',
    row: 'Height of table rows; follows the density.',
    touch: 'Height of targets below 768 px.',
  },
  motion: { quick: 'Colours and small moves.', calm: 'Panels, dialogs, drawers.' },
};

/** The tokens of the theme object with their custom properties, group by group. */
export const tokenGroups = Object.keys({ ...light, ...measures }).map((name) => ({
  name,
  tokens: Object.entries((theme as unknown as Record<string, Record<string, string>>)[name] ?? {}),
}));
