import type { CultureReport } from '@assay/contract/culture-reports';
import { testOf } from '@assay/contract/instruments';
import { presentOrganizationCulture } from '@assay/instruments/culture/organization-view';
import type { StoredOrganizationCulture } from '@assay/instruments/culture/organization';
import { presentCulture } from '@assay/instruments/culture/present';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { cultureTranslated } from '@assay/instruments/culture/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import type { Language } from '@assay/contract/languages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { findComparedCulture } from '../../instruments/index.ts';
import { readResult } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';

/** The organisation's profile; without its categories where they come from other questions than the person's. */
function presentCompared(
  culture: StoredOrganizationCulture,
  version: string,
  reader: Language | null,
) {
  const view = presentOrganizationCulture(culture, reader);
  return culture.version === version ? view : { ...view, categories: [] };
}

/** The report of one subject beside the culture that its campaign compares with. Single answers stay with the person. */
export async function showCultureReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<CultureReport> {
  const readable = await readResult(ctx, testOf('culture'), subjectId, campaignId);
  ctx.logAccess([subjectId], 'culture_report');
  const { subject, campaign, completedAt, minutes, language } = readable;
  const stored = readable.stored as StoredCulture;
  const { db, organizationId } = ctx;
  const chosen = campaign?.culture_test_id ?? null;
  const compared = await findComparedCulture(db, organizationId, chosen);
  const { version, ownMean, categories, note, limits, responseStyle, comparison } = presentCulture(
    stored,
    { organization: compared?.culture ?? null, language: ctx.language },
  );
  return {
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    attempt: readable.attempt,
    completedAt: completedAt.toISOString(),
    minutes,
    language,
    secondsPerItem: stored.responseStyle.medianSeconds,
    version,
    ownMean,
    categories,
    note,
    limits: [...limits, ...translationLimits(cultureTranslated, language, ctx.language)],
    responseStyle,
    organization: compared && {
      test: { id: compared.id, name: compared.name },
      culture: presentCompared(compared.culture, version, ctx.language),
    },
    comparison,
  };
}
