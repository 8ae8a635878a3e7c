import { matchInWords } from '@assay/instruments/culture/comparison';
import { matchStored } from '@assay/instruments/culture/match';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { say } from '../../../platform/words/message.ts';
import { findComparedCulture } from '../../instruments/index.ts';
import { cultureMessages } from '../pdf/words/culture-messages.data.ts';
import { defineReportRoom, nothingSaid, type Printer } from '../rooms/report.room.ts';
import { cultureReportRoutes } from './culture-report.routes.ts';
import { showCultureReport } from './culture-report.service.ts';

const printer: Printer = {
  feature: 'culture',
  async read(ctx, subjectId, campaignId) {
    const report = await showCultureReport(ctx, subjectId, campaignId);
    const name = say(ctx.language, cultureMessages.file());
    return { subject: report.subject, name, order: { kind: 'culture', report } };
  },
};

export const cultureReports = defineReportRoom({
  addRoutes: cultureReportRoutes,
  async sayResult({ db, organizationId, language }, { attempt, campaign }) {
    const chosen = campaign?.culture_test_id ?? null;
    const compared = await findComparedCulture(db, organizationId, chosen);
    if (compared === null) return nothingSaid;
    const { match } = matchStored(attempt.scores as StoredCulture, compared.culture);
    if (match === null) return nothingSaid;
    const { fit: value, fitInterval: interval } = match;
    return {
      verdict: matchInWords(match, 'organization', language).label,
      score: { value, interval, metric: 'match', reference: compared.name },
    };
  },
  printerOf: (kind) => (kind === 'culture' ? printer : undefined),
});
