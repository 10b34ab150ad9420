/** Whether a label holds what was typed: literally, without regard to case or to white space around it. */
export function matches(label: string, query: string): boolean {
  return label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
