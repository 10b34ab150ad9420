/** Names and file extensions of the media types that the console accepts. */
const TYPES: Readonly<Record<string, { name: string; endings: readonly string[] }>> = {
  'image/png': { name: 'PNG', endings: ['.png'] },
  'image/jpeg': { name: 'JPEG', endings: ['.jpg', '.jpeg'] },
  'image/webp': { name: 'WebP', endings: ['.webp'] },
  'image/svg+xml': { name: 'SVG', endings: ['.svg'] },
  'image/x-icon': { name: 'ICO', endings: ['.ico'] },
  'image/*': { name: 'Image', endings: ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.ico', '.gif'] },
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
};

function typesOf(accept: string): string[] {
  return accept
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);
}

/** The types of an `accept` list in words: `PNG, JPEG, WebP or SVG`; `Any file` for an empty list. */
export function describeTypes(accept: string): string {
  const names = typesOf(accept).map((type) => TYPES[type]?.name ?? type);
  const last = names.pop();
  if (last === undefined) return 'Any file';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

/** Whether a file's type is in an `accept` list; without a type its extension decides. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const types = typesOf(accept);
  if (types.length === 0) return true;
  const type = file.type.toLowerCase();
  if (type !== '')
    return types.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));
  const name = file.name.toLowerCase();
  return types.some((one) => TYPES[one]?.endings.some((ending) => name.endsWith(ending)) ?? false);
}

/** Whether an `accept` list has only image types, so that files can be checked by decoding. */
export function acceptsOnlyImages(accept: string): boolean {
  const types = typesOf(accept);
  return types.length > 0 && types.every((type) => type.startsWith('image/'));
}
