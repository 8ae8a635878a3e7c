/** What a mail text may refer to, in braces; the server puts in each person's own. */
export const placeholders = [
  'first_name',
  'last_name',
  'organization_name',
  'campaign_name',
  'deadline',
  'link',
] as const;

export type MailValues = Record<(typeof placeholders)[number], string>;

/** Puts the values into a text. */
export function fillIn(text: string, values: MailValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? values[name as keyof MailValues] : whole,
  );
}

/** The first `{…}` that the server would not know. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!(placeholders as readonly string[]).includes(name ?? '')) return whole;
  }
  return undefined;
}
