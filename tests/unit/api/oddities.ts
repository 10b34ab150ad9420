/** Every text a row would show, so that none of them can be a lost object. */
export function shown(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(shown);
  return typeof value === 'string' ? [value] : [];
}

/** Values of unexpected types that a field may have. */
export const oddities = [null, undefined, {}, [], 5, true, '', { date: 1 }, [{}], { nested: { deep: 1 } }];
