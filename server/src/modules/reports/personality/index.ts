import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { fitInWords } from '@assay/instruments/profiles/fit-words';
import { fitWords } from '@assay/instruments/profiles/words/words';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { say } from '../../../platform/words/message.ts';
import { showWorkingFromHome } from './working-from-home.service.ts';
import { personalityMessages } from '../pdf/words/personality-messages.data.ts';
import { workingFromHomeMessages } from '../pdf/words/working-from-home-messages.data.ts';
import { profileOf, purposeOf } from '../report-frame.presenter.ts';
import {
  defineReportRoom,
  type Finished,
  nothingSaid,
  type Printer,
  type Said,
} from '../rooms/report.room.ts';
import { fitOf } from './personality-fit.service.ts';
import { personalityReportRoutes } from './personality-report.routes.ts';
import { showPersonalityReport } from './personality-report.service.ts';

const printers = new Map<string, Printer>([
  [
    'personality',
    {
      feature: 'personality',
      async read(ctx, subjectId, campaignId) {
        const report = await showPersonalityReport(ctx, subjectId, campaignId);
        const name = say(ctx.language, personalityMessages.file());
        return { subject: report.subject, name, order: { kind: 'personality', report } };
      },
    },
  ],
  [
    'working-from-home-index',
    {
      feature: 'wfh_index',
      async read(ctx, subjectId, campaignId) {
        const report = await showWorkingFromHome(ctx, subjectId, campaignId);
        const name = say(ctx.language, workingFromHomeMessages.file());
        return {
          subject: report.subject,
          name,
          order: { kind: 'working-from-home-index', report },
        };
      },
    },
  ],
]);

export const personalityReports = defineReportRoom({
  addRoutes: personalityReportRoutes,
  sayResult,
  printerOf: (kind) => printers.get(kind),
});

function sayResult({ language }: ManagerContext, { subjectId, attempt, campaign }: Finished): Said {
  const profile = profileOf(campaign, language);
  if (profile === null) return nothingSaid;
  const { scores: stored, id: attemptId } = attempt;
  const view = presentPersonality(stored as StoredPersonality, {
    purpose: purposeOf(campaign),
    language,
  });
  const fit = fitOf({ subject: { id: subjectId }, attemptId, stored }, view.scores, profile);
  if (fit === null) return nothingSaid;
  const saved = profile.saved ?? null;
  // What an earlier formula has given is no rank, and looks like one.
  if (fit.earlier) return { verdict: fitWords(language).earlier, score: null, saved };
  const { percentile: value, percentileInterval: interval } = fit;
  return {
    verdict: fitInWords(fit, language),
    score: { value, interval, metric: 'fit', reference: profile.name },
    saved,
  };
}
