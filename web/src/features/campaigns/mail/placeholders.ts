import { type MailPlaceholder, mailPlaceholders } from '@assay/contract/campaigns';

/** Each person's own; the server puts them in. */
export type MailValues = Record<MailPlaceholder, string>;

/** Puts the values into a text. */
export function fillIn(text: string, values: MailValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? values[name as keyof MailValues] : whole,
  );
}

/** The first `{…}` that the server would not know. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!(mailPlaceholders as readonly string[]).includes(name ?? '')) return whole;
  }
  return undefined;
}
