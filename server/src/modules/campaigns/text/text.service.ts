import { mailPlaceholders } from '@assay/contract/campaign-mails';
import type { Language } from '@assay/contract/languages';
import sanitizeHtml from 'sanitize-html';
import { auditChange } from '../../../platform/audit.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { updateCampaign } from '../campaign/campaign.queries.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { standardText } from './text.defaults.ts';
import { isMarkup } from './text.markup.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export type TextKind = 'email_text' | 'reminder_text';

/** The saved text, or the standard one for a campaign without one and, in the language asked for, for the id `default`. */
export async function readText(
  ctx: ManagerContext,
  id: number | 'default',
  kind: TextKind,
  asked: Language = 'en',
) {
  const campaign = id === 'default' ? null : await getCampaign(ctx, id);
  const saved = campaign?.[kind] ?? null;
  const standard = standardText(kind, campaign?.language ?? asked);
  return { text: saved ?? standard, is_default: saved === null };
}

/** Saves a text; an empty one goes back to the standard. */
export async function saveText(ctx: ManagerContext, id: number, kind: TextKind, text: string) {
  const campaign = await getCampaign(ctx, id);
  const problem = textProblem(text);
  if (problem !== null) throw invalid({ [kind]: problem });
  const typed = cleanText(text);
  // What was read of a campaign without a text of its own is the standard one; saved as it is, it stays that.
  const isStandard = campaign[kind] === null && typed === standardText(kind, campaign.language);
  const next = isStandard ? null : typed;
  await updateCampaign(ctx.db, ctx.organizationId, id, { [kind]: next });
  await auditChange(ctx, {
    action: `campaign.${kind}_saved`,
    entity: 'campaign',
    entityId: id,
    before: { text: campaign[kind] },
    after: { text: next },
  });
  return readText(ctx, id, kind);
}

/** A text without problems as it is kept; null stands for the standard one. */
export function cleanText(text: string): string | null {
  if (text.trim() === '') return null;
  // Comments and broken markup, which the comparison does not see, must not reach a mail either.
  return isMarkup(text) ? sanitizeHtml(text, safe) : text;
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
