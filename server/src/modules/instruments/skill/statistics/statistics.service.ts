import type { OutputOf } from '@assay/contract/endpoint';
import type { getSkillStatistics } from '@assay/contract/skill-reports';
import { type ItemStatistics, measureItems } from '@assay/instruments/skill/item-statistics';
import { enoughPeople, measureReliability } from '@assay/instruments/skill/precision';
import {
  type ScoredQuestion,
  skillVersion,
  type StoredSkill,
} from '@assay/instruments/skill/score';
import type { UserContext } from '../../../../platform/http/context.ts';
import { notFound } from '../../../../platform/http/errors.ts';
import { listKeyedQuestions } from '../form.service.ts';
import {
  isSkillTest,
  type LatestVersion,
  listExposures,
  listLatestVersions,
  listSkillAnswers,
} from './statistics.queries.ts';
import type { Language } from '@assay/contract/languages';
import { say } from '../../../../platform/words/message.ts';
import { instrumentMessages } from '../../messages.data.ts';

type Statistics = OutputOf<typeof getSkillStatistics>['data'];

/** The figures are of so many people at most, the latest ones; beyond that they hardly move, and take long. */
const mostSittings = 2000;

/** What the answers of those who took a test say of its questions, each in the version in which it was asked last. */
export async function showStatistics(
  { db, language }: UserContext,
  testId: number,
): Promise<Statistics> {
  if (!(await isSkillTest(db, testId))) throw notFound();
  const latest = await listLatestVersions(db, testId);
  const versionIds = latest.flatMap(({ version_id }) => version_id ?? []);
  // One more than is used tells whether there are more.
  const answers = await listSkillAnswers(db, testId, mostSittings + 1);
  const results = answers.slice(0, mostSittings).map((questions) => asResult(testId, questions));
  const items = measureItems(results, await listKeyedQuestions(db, versionIds), language);
  const measured = new Map(items.map((item) => [item.versionId, item]));
  const exposures = await listExposures(db, testId);
  const reliability = measureReliability(results, versionIds);
  return {
    results: results.length,
    limited: answers.length > mostSittings,
    enough: enoughPeople,
    reliability: reliability && {
      coefficient: reliability.coefficient,
      value: reliability.value,
      n: reliability.n,
    },
    questions: latest.map(({ question_id, version_id, is_current, content }) => ({
      questionId: question_id,
      versionId: version_id,
      isCurrent: is_current,
      text: content?.text ?? null,
      seconds: content?.seconds ?? null,
      exposure: sumOf(exposures.filter((one) => one.version_id === version_id)),
      exposureEver: sumOf(exposures.filter((one) => one.question_id === question_id)),
      ...presentItem(language, measured.get(version_id ?? 0), content),
    })),
  };
}

function sumOf(exposures: readonly { people: number }[]): number {
  return exposures.reduce((sum, { people }) => sum + people, 0);
}

function asResult(testId: number, questions: ScoredQuestion[]): StoredSkill {
  return { instrument: 'skill', version: skillVersion, testId, questions, reliability: null };
}

type Item = Omit<
  Statistics['questions'][number],
  'questionId' | 'versionId' | 'isCurrent' | 'text' | 'seconds' | 'exposure' | 'exposureEver'
>;

const neverAsked: Omit<Item, 'note'> = {
  n: 0,
  timeUp: 0,
  right: 0,
  rightInterval: null,
  difficulty: null,
  discrimination: null,
  discriminationInterval: null,
  medianSeconds: null,
  options: [],
  alarm: null,
};

function presentItem(
  language: Language | null,
  item: ItemStatistics | undefined,
  asked: LatestVersion['content'],
): Item {
  if (item === undefined || item.n === 0)
    return { ...neverAsked, note: say(language, instrumentMessages.askedNobody()) };
  const best = Math.max(...item.options.map(({ score }) => score));
  const texts = new Map(asked?.options.map(({ id, text }) => [id, text]));
  return {
    n: item.n,
    timeUp: item.timeUp,
    right: item.right,
    rightInterval: item.rightInterval,
    difficulty: item.difficulty,
    discrimination: item.itemRestR,
    discriminationInterval: item.itemRestInterval,
    medianSeconds: item.medianSeconds,
    options: item.options.map(({ optionId, score, chosen, share, restR }) => {
      return {
        optionId,
        text: texts.get(optionId) ?? '',
        isBest: score === best,
        chosen,
        share,
        restR,
      };
    }),
    alarm: item.alarm,
    note: item.note,
  };
}
