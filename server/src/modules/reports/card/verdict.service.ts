import type { InstrumentId } from '@assay/contract/instruments';
import type { TestCard } from '@assay/contract/subject-profile';
import { presentBurnoutForManager } from '@assay/instruments/burnout/present';
import type { StoredBurnout } from '@assay/instruments/burnout/score';
import { matchInWords } from '@assay/instruments/culture/comparison';
import { matchStored } from '@assay/instruments/culture/match';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { presentIq } from '@assay/instruments/iq/present';
import type { StoredIq } from '@assay/instruments/iq/score';
import { verdictOf } from '@assay/instruments/iq/texts';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { fitInWords } from '@assay/instruments/profiles/fit-words';
import { fitWords } from '@assay/instruments/profiles/words/words';
import { presentSkill } from '@assay/instruments/skill/present';
import type { StoredSkill } from '@assay/instruments/skill/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { findComparedCulture, type TestFacts } from '../../instruments/index.ts';
import { fitOf } from '../personality-fit.service.ts';
import { profileOf, purposeOf } from '../report-frame.presenter.ts';
import type { AskingCampaign, PermittedAttempt } from './card.queries.ts';

interface Source {
  subjectId: number;
  test: TestFacts;
  attempt: PermittedAttempt;
  campaign: AskingCampaign | null;
}
type Said = Pick<TestCard, 'verdict' | 'score'> & Partial<Pick<TestCard, 'saved'>>;

const nothing: Said = { verdict: null, score: null };

/** What each instrument's result comes down to, with the words and numbers of its report. */
const sayings: Record<InstrumentId, (ctx: ManagerContext, source: Source) => Promise<Said> | Said> =
  {
    personality({ language }, { subjectId, attempt, campaign }) {
      const profile = profileOf(campaign, language);
      if (profile === null) return nothing;
      const { scores: stored, id: attemptId } = attempt;
      const view = presentPersonality(stored as StoredPersonality, {
        purpose: purposeOf(campaign),
        language,
      });
      const fit = fitOf({ subject: { id: subjectId }, attemptId, stored }, view.scores, profile);
      if (fit === null) return nothing;
      const saved = profile.saved ?? null;
      // What an earlier formula has given is no rank, and looks like one.
      if (fit.earlier) return { verdict: fitWords(language).earlier, score: null, saved };
      const { percentile: value, percentileInterval: interval } = fit;
      return {
        verdict: fitInWords(fit, language),
        score: { value, interval, metric: 'fit', reference: profile.name },
        saved,
      };
    },
    iq({ language }, { attempt }) {
      const { scores } = presentIq(attempt.scores as StoredIq, language);
      const total = scores.find(({ code }) => code === 'TOTAL');
      if (total === undefined) return nothing;
      const { iq: value, interval } = total;
      return {
        verdict: verdictOf(total, language),
        score: { value, interval, metric: 'iq', reference: null },
      };
    },
    async culture({ db, organizationId, language }, { attempt, campaign }) {
      const chosen = campaign?.culture_test_id ?? null;
      const compared = await findComparedCulture(db, organizationId, chosen);
      if (compared === null) return nothing;
      const { match } = matchStored(attempt.scores as StoredCulture, compared.culture);
      if (match === null) return nothing;
      const { fit: value, fitInterval: interval } = match;
      return {
        verdict: matchInWords(match, 'organisation', language).label,
        score: { value, interval, metric: 'match', reference: compared.name },
      };
    },
    burnout({ language }, { attempt }) {
      const { text } = presentBurnoutForManager(attempt.scores as StoredBurnout, language);
      return { verdict: text, score: null };
    },
    skill(_ctx, { attempt }) {
      const { percent: value, interval } = presentSkill(attempt.scores as StoredSkill);
      return { verdict: null, score: { value, interval, metric: 'percent', reference: null } };
    },
    interview: () => nothing,
  };

export async function sayResult(ctx: ManagerContext, source: Source): Promise<Said> {
  return sayings[source.test.instrument](ctx, source);
}
