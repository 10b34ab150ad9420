/** One of the values of a dropdown, a filter or a menu: the value that is kept or sent, and the label that is shown. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Options from the values of a union, in their order. A value without a label is its own label. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: labels?.[value] ?? value }));
}

/** The options of a dropdown. A current value that is not among the choices comes first. */
export function optionsWith(choices: readonly string[], current: string): readonly Option[] {
  return optionsOf(current === '' || choices.includes(current) ? choices : [current, ...choices]);
}
