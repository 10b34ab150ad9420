import { toShown } from '#src/lib/text.ts';

/** In place of an empty banner message. */
const DEFAULT_BANNER = 'The platform is under maintenance.';

/** The text of the maintenance banner: the banner message of the settings, or a default if that is empty. */
export function bannerText(message: string): string {
  const text = message.trim();
  return text === '' ? DEFAULT_BANNER : toShown(text);
}
