import { mailPlaceholders } from '@assay/contract/campaign-mails';
import type { Language } from '@assay/contract/languages';
import sanitizeHtml from 'sanitize-html';
import { auditChange } from '../../../platform/audit.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { campaignMessages } from '../messages.data.ts';
import { standardText } from './standard-text.words.ts';
import { isMarkup } from './markup.model.ts';
import type { Message } from '../../../platform/words/message.ts';

/** Named as the database names it. */
export const textKinds = ['email_text', 'reminder_text'] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * A text as a campaign keeps it; null stands for the standard one.
 * @param present what it keeps now: where that is the standard one, which was read and is sent back as it is, it stays that.
 */
export function keptText(
  typed: string,
  { kind, language, present }: { kind: TextKind; language: Language; present: string | null },
): string | null {
  const text = cleanText(typed);
  return present === null && text === standardText(kind, language) ? null : text;
}

/** Writes down that a mail of a campaign says something else from now on. */
export function auditText(
  ctx: ManagerContext,
  campaignId: number,
  kind: TextKind,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  return auditChange(ctx, {
    action: `campaign.${kind}_saved`,
    entity: 'campaign',
    entityId: campaignId,
    before: { text: before },
    after: { text: after },
  });
}

/** A text without problems as it is kept; null stands for the standard one. */
export function cleanText(text: string): string | null {
  if (text.trim() === '') return null;
  // Browsers end the lines of a multipart field with both signs.
  const lines = text.replaceAll('\r\n', '\n');
  // Comments and broken markup, which the comparison does not see, must not reach a mail either.
  return isMarkup(lines) ? sanitizeHtml(lines, safe) : lines;
}

const everything: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  // Compared with `safe`, it must keep the addresses that `safe` takes out.
  allowedSchemesAppliedToAttributes: [],
};
const safe: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'blockquote',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
};

/** What is wrong with a mail text, or null: unknown placeholders and HTML that has no place in a mail. */
export function textProblem(text: string): Message | null {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => !mailPlaceholders.includes(name as never),
  );
  if (unknown !== undefined) {
    return campaignMessages.placeholderUnknown({
      placeholder: unknown[0],
      known: mailPlaceholders.map((name) => `{${name}}`).join(', '),
    });
  }
  if (sanitizeHtml(text, safe) !== sanitizeHtml(text, everything)) {
    return campaignMessages.simpleFormatting();
  }
  return null;
}
