import type { getOwnBurnoutResults } from '@assay/contract/burnout';
import type { getOwnCultureResults } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import type { InstrumentId } from '@assay/contract/instruments';
import type { getOwnIqResults } from '@assay/contract/iq';
import type { getOwnPersonalityResults } from '@assay/contract/personality';
import type { getOwnSkillResults } from '@assay/contract/skill-tests';
import type { Message } from '../../../../../platform/words/message.ts';
import { ownDataText } from '../labels/own-data-messages.data.ts';
import { colours } from '../../report.theme.ts';
import { pageMessages } from './page-messages.data.ts';

type Say = (message: Message) => string;

interface Results {
  personality: OutputOf<typeof getOwnPersonalityResults>['data']['results'];
  iq: OutputOf<typeof getOwnIqResults>['data']['results'];
  culture: OutputOf<typeof getOwnCultureResults>['data']['results'];
  burnout: OutputOf<typeof getOwnBurnoutResults>['data']['latest'];
  skill: OutputOf<typeof getOwnSkillResults>['data']['results'];
}

/** A test that people read a result of. */
export type ResultOf = keyof Results & InstrumentId;

export type AnyResult = NonNullable<Results[ResultOf]>;

/** Something that was measured, in words only. */
interface Item {
  name: string;
  /** How it came out, in a few words. */
  verdict: string;
  /** What it is. */
  about?: string;
  text: string;
  /** Below it. */
  notes?: readonly string[];
  /** What can help. */
  tips?: readonly string[];
}

/** A part of the page: things measured, lines below each other, or a paragraph. */
export interface Part {
  title: string;
  items?: readonly Item[];
  /** Facets: closer together. */
  small?: boolean;
  lines?: readonly string[];
  text?: string;
  note?: string;
}

export interface OwnResult {
  completedAt: string;
  /** Which attempt it was, where there was one before. */
  repeated?: string;
  color: string;
  parts: Part[];
}

export interface Saying {
  /** In the language of the file. */
  say: Say;
  /** A number as it is written in the language. */
  number: (value: number, digits?: number) => string;
  day: (instant: string) => string;
}

type Told<Id extends ResultOf> = (
  result: NonNullable<Results[Id]>,
  saying: Saying,
) => Omit<OwnResult, 'completedAt'>;

const order = ['O', 'C', 'E', 'A', 'N'];

const personality: Told<'personality'> = ({ scales, limits, norm }, { say }) => {
  const verdicts = {
    low: say(pageMessages.lowerThanMost()),
    leans_low: say(pageMessages.averageOrLower()),
    average: say(pageMessages.likeMostPeople()),
    leans_high: say(pageMessages.averageOrHigher()),
    high: say(pageMessages.higherThanMost()),
    little: say(pageMessages.ratherNot()),
    partly: say(pageMessages.partly()),
    much: say(pageMessages.veryMuch()),
  };
  const items = (some: typeof scales) =>
    some.map(({ name, standing, text }) => ({ name, verdict: verdicts[standing], text }));
  const factors = scales
    .filter(({ kind }) => kind === 'factor')
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
  const tendencies = scales.filter(({ kind }) => kind === 'tendency');
  return {
    color: colours.personality,
    parts: [
      ...factors.map((factor): Part => {
        const { code, name, description, text, standing } = factor;
        const facets = scales.filter((one) => one.kind === 'facet' && one.factor === code);
        return {
          title: name,
          note: description,
          text: `${verdicts[standing]}. ${text}`,
          items: items(facets),
          small: true,
        };
      }),
      ...(tendencies.length === 0
        ? []
        : [
            {
              title: say(pageMessages.tendenciesAtWork()),
              note: say(pageMessages.tendenciesHint()),
              items: items(tendencies),
              small: true,
            },
          ]),
      { title: say(pageMessages.limits()), lines: limits },
      {
        title: say(pageMessages.norm()),
        text: `${norm.name}, ${norm.version}, ${norm.group}.`,
        note: norm.source,
      },
    ],
  };
};

const iq: Told<'iq'> = ({ scores, limits, norm }, { say, number }) => {
  return {
    color: colours.logical,
    parts: [
      ...scores.toReversed().map(({ name, description, inWords, text, answered, asked }): Part => {
        const counts = { answered: number(answered), asked: number(asked) };
        const notes = [say(pageMessages.answered(counts))];
        return {
          title: name,
          note: description,
          items: [{ name: inWords, verdict: '', text, notes }],
        };
      }),
      { title: say(pageMessages.limits()), lines: limits },
      {
        title: say(pageMessages.source()),
        text: `${norm.name}, ${norm.group}.`,
        note: norm.source,
      },
    ],
  };
};

const culture: Told<'culture'> = ({ categories, note, limits }, { say }) => {
  const verdicts = {
    low: say(pageMessages.mattersLessToYou()),
    middle: say(pageMessages.likeYourAverage()),
    high: say(pageMessages.mattersMoreToYou()),
  };
  return {
    color: colours.culture,
    parts: [
      note === null
        ? {
            title: say(pageMessages.whatMattersToYou()),
            items: categories
              .toSorted((a, b) => b.centred - a.centred)
              .map(({ name, description, emphasis, text }) => {
                return { name, verdict: verdicts[emphasis], about: description, text };
              }),
          }
        : { title: say(pageMessages.whatMattersToYou()), text: note },
      { title: say(pageMessages.limits()), lines: limits },
    ],
  };
};

const burnout: Told<'burnout'> = (latest, { say }) => {
  const { overall, scores, absent, drivers, change, limits, seekHelp, seekHelpFirst } = latest;
  // Of strain on the wire: where strain is low, energy is high.
  const verdicts = {
    low: say(pageMessages.highEnergy()),
    moderate: say(pageMessages.moderateEnergy()),
    high: say(pageMessages.lowEnergy()),
    severe: say(pageMessages.veryLowEnergy()),
  };
  const near = say(pageMessages.nearLimit());
  const help: Part = { title: say(pageMessages.whereHelpIs()), lines: seekHelp };
  const without = absent.map(({ name, reason }) =>
    reason === 'not applicable'
      ? say(pageMessages.notApplicable({ name }))
      : say(pageMessages.tooFewAnswers({ name })),
  );
  return {
    color: colours.happiness,
    parts: [
      ...(seekHelpFirst ? [help] : []),
      {
        title: verdicts[overall.band],
        text: overall.text,
        ...(overall.nearLimit && { note: near }),
      },
      ...(change ? [{ title: say(pageMessages.change()), text: change.overall.text }] : []),
      {
        title: say(pageMessages.partByPart()),
        items: scores.map(({ name, band, text, nearLimit, help: tips }) => {
          const notes = [...(nearLimit ? [near] : []), say(pageMessages.whatCanHelp())];
          return { name, verdict: verdicts[band], text, notes, tips };
        }),
        lines: without,
      },
      ...(drivers.length === 0
        ? []
        : [
            {
              title: say(pageMessages.drivers()),
              items: drivers.map(({ name, text }) => ({ name, verdict: '', text })),
            },
          ]),
      ...(seekHelpFirst ? [] : [help]),
      { title: say(pageMessages.limits()), lines: limits },
    ],
  };
};

/** As the page says it: the share of the points from which on each is said. */
const shares = [
  { from: 80, said: pageMessages.mostPoints() },
  { from: 60, said: pageMessages.moreThanHalf() },
  { from: 40, said: pageMessages.aboutHalf() },
  { from: 20, said: pageMessages.somePoints() },
  { from: 0, said: pageMessages.fewPoints() },
];

const skill: Told<'skill'> = (result, { say, number }) => {
  const { percent, interval, points, maximum, certainty, topics, standing, sample } = result;
  const { guessing } = result;
  const tidy = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);
  const [from, to] = interval.map((end) => number(end));
  const share = shares.find(({ from: least }) => percent >= least) ?? shares.at(-1);
  const numbers = { points: tidy(points), maximum: tidy(maximum), score: number(percent) };
  return {
    color: colours.skills,
    parts: [
      {
        title: say(share?.said ?? pageMessages.fewPoints()),
        ...(sample && {
          lines: [say(pageMessages.sample())],
        }),
        text: say(pageMessages.points({ ...numbers, from: from ?? '', to: to ?? '' })),
        note: [
          guessing !== null &&
            say(
              pageMessages.guessing({
                guessed: tidy(guessing),
                maximum: tidy(maximum),
              }),
            ),
          certainty,
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        title: say(pageMessages.byTopic()),
        lines: topics.map(
          (one) =>
            `${one.topic || say(ownDataText.otherTopic())}: ${say(
              ownDataText.points({ points: tidy(one.points), maximum: tidy(one.maximum) }),
            )}`,
        ),
        note: say(pageMessages.topicsHint()),
      },
      {
        title: say(pageMessages.comparedWithOthers()),
        ...(standing.percentile !== null &&
          standing.interval !== null && { text: standingIn(standing.interval, say) }),
        note: standing.note,
      },
      {
        title: say(pageMessages.limits()),
        lines: [say(pageMessages.whatItSays()), say(pageMessages.notShown())],
      },
    ],
  };
};

function standingIn([low, high]: readonly [number, number], say: Say): string {
  if (low > 50) return say(pageMessages.moreThanMost());
  if (high < 50) return say(pageMessages.fewerThanMost());
  return say(pageMessages.aboutAsMany());
}

const told: { [Id in ResultOf]: Told<Id> } = { personality, iq, culture, burnout, skill };

/** Of a test that was deleted and taken again. */
function repeatedIn(result: AnyResult, { say, day }: Saying): Pick<OwnResult, 'repeated'> {
  if (!('attempt' in result) || result.attempt.previousAt === null) return {};
  const { number, previousAt } = result.attempt;
  return {
    repeated: say(
      pageMessages.repeated({
        number: String(number),
        day: day(previousAt),
      }),
    ),
  };
}

/** The page of a result as parts of a document; it says what the page says, in words. */
export function contentOf<Id extends ResultOf>(
  instrument: Id,
  result: NonNullable<Results[Id]>,
  saying: Saying,
): OwnResult {
  const { completedAt } = result;
  return { completedAt, ...repeatedIn(result, saying), ...told[instrument](result, saying) };
}
