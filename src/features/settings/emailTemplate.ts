const PLACEHOLDER = /\{\{([^{}]{0,100})\}\}/gu;

/** The placeholders of an email template, with their meanings. */
export const placeholders = {
  name: 'name of the recipient',
  message: 'text of the notification',
  portal: 'name of the portal',
  supportEmail: 'address of the support',
} as const;

export type Placeholder = keyof typeof placeholders;

/** The template with its placeholders replaced; unknown ones stay as they are. */
export function fillTemplate(template: string, texts: Readonly<Record<Placeholder, string>>): string {
  const known = new Map<string, string>(Object.entries(texts));
  // A function, because a text may hold `$&`.
  return template.replace(PLACEHOLDER, (whole, name: string) => known.get(name.trim()) ?? whole);
}
