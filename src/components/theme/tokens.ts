/**
 * Tokens, named by the purpose of a colour or measure, not by its appearance. Light and dark have the same shape. Text
 * has a contrast of at least 4.5:1; focus rings and borders that carry meaning have 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const light = {
  /** Backgrounds, from the page up to popups. */
  surface: {
    page: '#f5f6f8',
    card: '#ffffff',
    sunken: '#f0f2f5',
    overlay: '#ffffff',
    hover: '#f3f5f9',
    selected: '#ebf1fe',
  },
  /** Text: main is primary, muted is secondary, onSolid is for solid intents. */
  text: { main: '#15181e', muted: '#596170', disabled: '#98a0ad', onSolid: '#ffffff' },
  /** Lines: subtle for dividers, main for frames, strong for edges of controls that carry meaning. */
  border: { subtle: '#e6e8ed', main: '#d5d9e0', strong: '#7f8899' },
  focus: { ring: '#2563eb' },
  /** Intents: solid and tonal are backgrounds, text is the colour of text. */
  primary: { solid: '#2458d3', solidHover: '#1d4bb8', tonal: '#e9f0fe', text: '#1f4fc4' },
  success: { solid: '#177a47', solidHover: '#136c3e', tonal: '#e5f5ec', text: '#136c3e' },
  warning: { solid: '#8f5a08', solidHover: '#7a4b04', tonal: '#fcf0da', text: '#84500a' },
  danger: { solid: '#c42b37', solidHover: '#a8222d', tonal: '#fdebea', text: '#ab2530' },
  info: { solid: '#0f6a96', solidHover: '#0d5c83', tonal: '#e4f3fa', text: '#0d5c83' },
  neutral: { solid: '#474f5d', solidHover: '#383f4b', tonal: '#eef0f4', text: '#474f5d' },
  /** Series of a chart, in order: hues that differ in lightness too, each 3:1 on a card. */
  chart: { first: '#1b3f9c', second: '#b4601a', third: '#3b988c' },
  /** Shadows: float is that of popups and dialogs, edge the colour at the edge of a table beyond which more columns follow. */
  shadow: {
    float: '0 1px 2px rgb(16 24 40 / .06), 0 12px 32px -8px rgb(16 24 40 / .22)',
    edge: 'rgb(16 24 40 / .16)',
  },
  /** The backdrop of dialogs and drawers. */
  scrim: { base: 'rgb(15 18 25 / .36)' },
  /** Highlighted matches of a search. */
  mark: { base: '#fcf0da', text: '#15181e' },
};

export type Palette = typeof light;

export const dark: Palette = {
  surface: {
    page: '#0e1014',
    card: '#15181e',
    sunken: '#0b0d10',
    overlay: '#1b1f27',
    hover: '#1b2029',
    selected: '#17233d',
  },
  text: { main: '#e8eaef', muted: '#9aa3b2', disabled: '#5d6675', onSolid: '#ffffff' },
  border: { subtle: '#232831', main: '#303743', strong: '#6b7585' },
  focus: { ring: '#7aa5ff' },
  primary: { solid: '#2f66e4', solidHover: '#3a6fe8', tonal: '#182645', text: '#8fb2ff' },
  success: { solid: '#1f7d4b', solidHover: '#21844f', tonal: '#10291c', text: '#6fd39d' },
  warning: { solid: '#8f6210', solidHover: '#9a6b16', tonal: '#2e220d', text: '#edbd66' },
  danger: { solid: '#d03a46', solidHover: '#c9333f', tonal: '#331619', text: '#ff9ea2' },
  info: { solid: '#16719d', solidHover: '#1a7cab', tonal: '#0f2733', text: '#7cc8ee' },
  neutral: { solid: '#4d5564', solidHover: '#596273', tonal: '#222730', text: '#b8c0cd' },
  chart: { first: '#8fb2ff', second: '#d98a3d', third: '#35857c' },
  shadow: { float: '0 0 0 1px #2b313c, 0 16px 40px -8px rgb(0 0 0 / .7)', edge: 'rgb(0 0 0 / .7)' },
  scrim: { base: 'rgb(0 0 0 / .55)' },
  mark: { base: '#4a3a12', text: '#e8eaef' },
};

/** Heights of a table's parts in px at the browser's usual font size of 16 px, as numbers for the arithmetic of its window. Rows follow the density. */
export const rowHeights = { compact: 32, normal: 40, comfortable: 48 } as const;
export const tableHeights = { head: 36, foot: 44 } as const;

/** Measures of both schemes. Space is a 4 px scale; layout is from section 9 of the specification. */
export const measures = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
  },
  radius: { small: '5px', control: '7px', card: '10px', dialog: '14px', round: '999px' },
  font: {
    family: "'Inter Variable', system-ui, sans-serif",
    mono: "ui-monospace, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', monospace",
    body: '400 0.875rem/1.25rem',
    table: '400 0.8125rem/1.25rem',
    small: '400 0.75rem/1rem',
    title: '600 1.25rem/1.75rem',
    heading: '600 1rem/1.5rem',
    section: '600 0.875rem/1.25rem',
  },
  /** column is a page of text and fields; control and row follow the density; touch is the height of targets below 768 px, head and foot are those of a table. */
  layout: {
    sidebar: '16rem',
    icon: '3rem',
    flyout: '320px',
    column: '720px',
    header: '3rem',
    control: '2rem',
    row: `${rowHeights.normal / 16}rem`,
    head: `${tableHeights.head / 16}rem`,
    foot: `${tableHeights.foot / 16}rem`,
    touch: '2.75rem',
  },
  motion: { quick: '120ms', calm: '180ms' },
  /** z-index from back to front: parts of a table, then what opens above the page. */
  layer: {
    cell: '1',
    head: '2',
    bar: '3',
    flyout: '20',
    dialog: '30',
    search: '35',
    popup: '40',
    overlay: '40',
    toast: '60',
    tooltip: '70',
  },
};
