import type { LogicalReport } from '@assay/contract/logical-reports';
import type { Language } from '@assay/contract/languages';
import { presentLogical } from '@assay/instruments/logical/present';
import type { StoredLogical } from '@assay/instruments/logical/score';
import { differenceInWords, limitsFor, questionsFor } from '@assay/instruments/logical/texts';
import { logicalTranslated } from '@assay/instruments/logical/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import { presentLogicalScore } from '../../instruments/index.ts';
import type { Readable } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import type { ReportCampaign } from '../report.queries.ts';

interface Source extends Readable {
  campaign: ReportCampaign | null;
}

export function presentLogicalReport(source: Source, reader: Language | null): LogicalReport {
  const { subject, campaign, completedAt, minutes, language } = source;
  const view = presentLogical(source.stored as StoredLogical, reader);
  const { norm, scores, difference, effort, version } = view;
  return {
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    attempt: source.attempt,
    clockGaps: source.clockGaps,
    completedAt: completedAt.toISOString(),
    minutes,
    language,
    norm,
    scores: scores.map((score) => ({
      ...presentLogicalScore(score, reader),
      minutes: score.minutes,
    })),
    difference: { ...difference, inWords: differenceInWords(view, reader) },
    effort: {
      verdict: effort.verdict,
      signs: effort.signs.map(({ section, id, ...sign }) => ({
        id: `${section}_${id}`,
        ...sign,
      })),
    },
    interviewQuestions: questionsFor(view, reader).map(({ about, question }) => ({
      scale: about,
      question,
    })),
    limits: [
      ...limitsFor('report', version, reader),
      ...translationLimits(logicalTranslated, language, reader),
    ],
  };
}
