/** The controls of a row in reading order. */
export function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button:enabled, input:enabled, a[href], select:enabled')];
}

/** What a control of a row and the corresponding ones of other rows have in common. */
export interface ControlPlace {
  readonly action: string | null;
  /** Index of its cell. */
  readonly cell: number | undefined;
  readonly tagName: string;
}

/** Must be asked while the control is in its row. */
export function controlPlace(control: Element): ControlPlace {
  const { tagName } = control;
  return { action: control.getAttribute('data-action'), cell: control.closest('td')?.cellIndex, tagName };
}

/** The control of a row with the same action, or in the same column: a link or a button as the other is. */
export function controlAt(row: Element, { action, cell, tagName }: ControlPlace): HTMLElement | undefined {
  const controls = controlsOf(row);
  const inColumn = controls.filter((each) => cell !== undefined && each.closest('td')?.cellIndex === cell);
  if (action !== null) {
    const isSame = (each: HTMLElement) => each.dataset['action'] === action;
    return inColumn.find(isSame) ?? controls.find(isSame);
  }
  return inColumn.find((each) => each.tagName === tagName) ?? inColumn[0];
}
