import type { IqReport } from '@assay/contract/iq-reports';
import type { EffortSign } from '@assay/instruments/iq/effort';
import { presentIq } from '@assay/instruments/iq/present';
import type { StoredIq } from '@assay/instruments/iq/score';
import { differenceInWords, limitsFor, questionsFor } from '@assay/instruments/iq/texts';
import { translationLimits } from '@assay/instruments/translated';
import { presentIqScore } from '../../instruments/index.ts';
import type { Readable } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import type { ReportCampaign } from '../report.queries.ts';

interface Source extends Readable {
  campaign: ReportCampaign | null;
}

const signNames: Record<EffortSign['id'], string> = {
  rapid: 'Quick answers',
  unreached: 'Without an answer',
};

export function presentIqReport(source: Source): IqReport {
  const { subject, campaign, completedAt, minutes, language } = source;
  const view = presentIq(source.stored as StoredIq);
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
      ...presentIqScore(score),
      minutes: score.minutes,
    })),
    difference: { ...difference, inWords: differenceInWords(view) },
    effort: {
      verdict: effort.verdict,
      signs: effort.signs.map(({ section, id, ...sign }) => ({
        id: `${section}_${id}`,
        name: `${signNames[id]}, ${section === 'analogy' ? 'analogies' : 'sequences'}`,
        ...sign,
      })),
    },
    interviewQuestions: questionsFor(view).map(({ about, question }) => ({
      scale: about,
      question,
    })),
    limits: [...limitsFor('report', version), ...translationLimits('iq', language)],
  };
}
