import type { Language } from '@assay/contract/languages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { updateCampaign } from '../campaign/campaign.queries.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { auditText, keptText, type TextKind, textProblem } from './kept-text.service.ts';
import { standardText } from './standard-text.words.ts';

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
export async function saveText(ctx: ManagerContext, id: number, kind: TextKind, typed: string) {
  const campaign = await getCampaign(ctx, id);
  const problem = textProblem(typed);
  if (problem !== null) throw invalid({ [kind]: problem });
  const { language, [kind]: present } = campaign;
  const text = keptText(typed, { kind, language, present });
  await updateCampaign(ctx.db, ctx.organizationId, id, { [kind]: text });
  await auditText(ctx, id, kind, { before: present, after: text });
  return readText(ctx, id, kind);
}
