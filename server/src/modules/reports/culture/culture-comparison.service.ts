import type { CultureComparison } from '@assay/contract/culture-reports';
import { testOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { compareSubjects } from '@assay/instruments/culture/comparison';
import { presentCulture } from '@assay/instruments/culture/present';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { limitsFor } from '@assay/instruments/culture/texts/texts';
import { cultureWords } from '@assay/instruments/culture/texts/words/words';
import { cultureVersion } from '@assay/instruments/culture/versions';
import { comparedTranslationLimits } from '@assay/instruments/translated';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { findNamedCampaign, type Readable, readResults } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import { reportMessages } from '../words/messages.data.ts';

/** Two people beside each other. One result that may not be read fails both. */
export async function compareCulture(
  ctx: ManagerContext,
  subjectIds: readonly number[],
  campaignId?: number,
): Promise<CultureComparison> {
  const { language } = ctx;
  const [firstId, secondId] = subjectIds;
  if (firstId === secondId) throw invalid({ subjects: reportMessages.samePerson() });
  const campaign = await findNamedCampaign(ctx, campaignId);
  const [first, second] = await readResults(ctx, testOf('culture'), subjectIds, campaignId);
  if (first === undefined || second === undefined) throw notFound();
  ctx.logAccess([...subjectIds], 'culture_comparison');
  return {
    campaign: campaign && presentReportCampaign(campaign),
    members: [presentMember(first, language), presentMember(second, language)],
    ...compareSubjects(first.stored as StoredCulture, second.stored as StoredCulture, language),
    limits: [
      ...cultureWords(language).limits.people,
      ...limitsFor('report', cultureVersion, language),
      ...comparedTranslationLimits([first.language, second.language], language),
    ],
  };
}

function presentMember({ subject, completedAt, stored }: Readable, language: Language | null) {
  const view = presentCulture(stored as StoredCulture, { organization: null, language });
  return {
    subject: presentReportSubject(subject),
    completedAt: completedAt.toISOString(),
    version: view.version,
    responseStyle: view.responseStyle.verdict,
    ownMean: view.ownMean,
    categories: view.categories,
  };
}
