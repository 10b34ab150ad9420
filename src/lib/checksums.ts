/** The SHA-256 of the bytes as 64 hexadecimal digits. Rejects where there is no Web Crypto. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Browsers have it over https and on this machine only, whatever its type says.
  if (!crypto.subtle) throw new Error('Checksums need a secure connection (https).');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file that `sha256sum -c` checks: a line for each file, its hash, two spaces and its name. */
export async function toSha256Sums(
  files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[],
): Promise<string> {
  const lines = await Promise.all(files.map(async ({ name, bytes }) => `${await sha256(bytes)}  ${name}\n`));
  return lines.join('');
}
