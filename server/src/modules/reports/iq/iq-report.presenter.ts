import type { IqReport } from '@assay/contract/iq-reports';
import type { Language } from '@assay/contract/languages';
import { presentIq } from '@assay/instruments/iq/present';
import type { StoredIq } from '@assay/instruments/iq/score';
import { differenceInWords, limitsFor, questionsFor } from '@assay/instruments/iq/texts';
import { iqTranslated } from '@assay/instruments/iq/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import { presentIqScore } from '../../instruments/index.ts';
import type { Readable } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import type { ReportCampaign } from '../report.queries.ts';

interface Source extends Readable {
  campaign: ReportCampaign | null;
}

export function presentIqReport(source: Source, reader: Language | null): IqReport {
  const { subject, campaign, completedAt, minutes, language } = source;
  const view = presentIq(source.stored as StoredIq, reader);
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
      ...presentIqScore(score, reader),
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
      ...translationLimits(iqTranslated, language, reader),
    ],
  };
}
