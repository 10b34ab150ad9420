import { theme } from '#src/components/theme/theme.ts';
import { light, measures } from '#src/components/theme/tokens.ts';

const intent = (meaning: string) => ({
  solid: `Filled buttons and marks: ${meaning}. Its text is text.onSolid.`,
  solidHover: 'The same, hovered.',
  tonal: 'Quiet background of badges and notices, with the text of this intent.',
  text: 'Text of this intent, on page, card and its tonal background.',
});

/** One sentence per token on when to use it. */
export const tokenUses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  surface: {
    page: 'The page.',
    card: 'Cards, tables, header and sidebar.',
    sunken: 'Areas below a card: table heads, wells, code.',
    overlay: 'Dialogs, menus, popovers, toasts.',
    hover: 'A hovered row or item.',
    selected: 'A selected row, the current entry of a navigation.',
  },
  text: {
    main: 'Names, values, headings.',
    muted: 'Labels, hints, second lines.',
    disabled: 'Disabled controls.',
    onSolid: 'Text on any solid intent.',
  },
  border: {
    subtle: 'Lines between rows and sections.',
    main: 'Frames of cards and quiet controls.',
    strong: 'Edges without which a control could not be recognised (3:1).',
  },
  focus: { ring: 'The focus ring.' },
  primary: intent('the main action'),
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
  shadow: { float: 'Dialogs, menus, popovers and toasts only.' },
  scrim: { base: 'The backdrop of dialogs and drawers.' },
  mark: { base: 'Background of text that matches a search.', text: 'Text that matches a search.' },
  space: {
    1: 'Inside a badge; between an icon and its text.',
    2: 'Between controls of one group.',
    3: 'Inside controls and cells.',
    4: 'Inside cards; between fields.',
    5: 'Between related blocks.',
    6: 'Around the page.',
    7: 'Below a title on roomy pages.',
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
    family: 'The only family, self-hosted.',
    mono: 'The monospaced font of the system: passwords and codes.',
    body: 'Running text and controls.',
    table: 'Cells and other dense text.',
    small: 'Hints, badges, foot lines.',
    title: 'The title of a page.',
    heading: 'The title of a card or dialog.',
    section: 'The title of a section in a form or card.',
  },
  layout: {
    column: 'Width of a page of text and fields.',
    sidebar: 'Width of the open sidebar.',
    icon: 'Width of the collapsed sidebar.',
    flyout: 'Width of the panel next to the collapsed sidebar.',
    header: 'Height of the header bar.',
    control: 'Height of controls; follows the density.',
    row: 'Height of table rows; follows the density.',
    head: 'Height of the header of a table.',
    foot: 'Height of the last line of a list: totals and pages.',
    touch: 'Height of targets below 768 px.',
  },
  motion: { quick: 'Colours and small moves.', calm: 'Panels, dialogs, drawers.' },
  layer: {
    cell: 'The foot of a table, above its cells.',
    head: 'The sticky header of a table.',
    bar: 'The bulk bar of a table.',
    flyout: 'The panel beside the collapsed sidebar.',
    dialog: 'Dialogs and the drawer with their scrim; the skip link.',
    search: 'The global search: also over a dialog.',
    popup: 'Menus, popovers and lists of choices: also in a dialog.',
    overlay: 'Over the screen of an expired session, popups included.',
    toast: 'Toasts and the progress line: over everything but tooltips.',
    tooltip: 'Tooltips: over everything.',
  },
};

/** The tokens of the theme object with their custom properties, group by group. */
export const tokenGroups = Object.keys({ ...light, ...measures }).map((name) => ({
  name,
  tokens: Object.entries((theme as unknown as Record<string, Record<string, string>>)[name] ?? {}),
}));
