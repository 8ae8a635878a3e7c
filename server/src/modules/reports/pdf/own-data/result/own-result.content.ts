import type { getOwnBurnoutResults } from '@assay/contract/burnout';
import type { getOwnCultureResults } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import type { InstrumentId } from '@assay/contract/instruments';
import type { getOwnIqResults } from '@assay/contract/iq';
import type { getOwnPersonalityResults } from '@assay/contract/personality';
import type { getOwnSkillResults } from '@assay/contract/skill-tests';
import type { OwnDataLabels } from '../labels/own-data.labels.ts';
import { colours } from '../../report.theme.ts';
import type { Say } from './own-result.words.ts';

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
  say: Say;
  labels: OwnDataLabels;
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
    low: say('Lower than most'),
    leans_low: say('Average or lower'),
    average: say('Like most people'),
    leans_high: say('Average or higher'),
    high: say('Higher than most'),
    little: say('Your answers: rather not'),
    partly: say('Your answers: partly'),
    much: say('Your answers: very much'),
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
              title: say('Tendencies at work'),
              note: say('Hints from short scales, to talk about rather than to rely on.'),
              items: items(tendencies),
              small: true,
            },
          ]),
      { title: say('What this means, and what not'), lines: limits },
      {
        title: say('Whom you are compared with'),
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
        const notes = [say('You answered {answered} of {asked} questions.', counts)];
        return {
          title: name,
          note: description,
          items: [{ name: inWords, verdict: '', text, notes }],
        };
      }),
      { title: say('What this means, and what not'), lines: limits },
      {
        title: say('Where this result comes from'),
        text: `${norm.name}, ${norm.group}.`,
        note: norm.source,
      },
    ],
  };
};

const culture: Told<'culture'> = ({ categories, note, limits }, { say }) => {
  const verdicts = {
    low: say('Matters less to you'),
    middle: say('Like your average'),
    high: say('Matters more to you'),
  };
  return {
    color: colours.culture,
    parts: [
      note === null
        ? {
            title: say('What matters to you'),
            items: categories
              .toSorted((a, b) => b.centred - a.centred)
              .map(({ name, description, emphasis, text }) => {
                return { name, verdict: verdicts[emphasis], about: description, text };
              }),
          }
        : { title: say('What matters to you'), text: note },
      { title: say('What this means, and what not'), lines: limits },
    ],
  };
};

const burnout: Told<'burnout'> = (latest, { say }) => {
  const { overall, scores, absent, drivers, change, limits, seekHelp, seekHelpFirst } = latest;
  // Of strain on the wire: where strain is low, energy is high.
  const verdicts = {
    low: say('High energy'),
    moderate: say('Moderate energy'),
    high: say('Low energy'),
    severe: say('Very low energy'),
  };
  const near = say('This is near the limit to another band; another day it might come out there.');
  const help: Part = { title: say('Where help is'), lines: seekHelp };
  const without = absent.map(({ name, reason }) =>
    reason === 'not applicable'
      ? say('{name}: does not apply to you, as you said.', { name })
      : say('{name}: too few answers for a result.', { name }),
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
      ...(change ? [{ title: say('How it has changed'), text: change.overall.text }] : []),
      {
        title: say('Part by part'),
        items: scores.map(({ name, band, text, nearLimit, help: tips }) => {
          const notes = [...(nearLimit ? [near] : []), say('What can help')];
          return { name, verdict: verdicts[band], text, notes, tips };
        }),
        lines: without,
      },
      ...(drivers.length === 0
        ? []
        : [
            {
              title: say('What weighs most'),
              items: drivers.map(({ name, text }) => ({ name, verdict: '', text })),
            },
          ]),
      ...(seekHelpFirst ? [] : [help]),
      { title: say('What this means, and what not'), lines: limits },
    ],
  };
};

/** As the page says it: the share of the points from which on each is said. */
const shares = [
  { from: 80, said: 'You got most of the points' },
  { from: 60, said: 'You got more than half of the points' },
  { from: 40, said: 'You got about half of the points' },
  { from: 20, said: 'You got some of the points' },
  { from: 0, said: 'You got a few of the points' },
] as const;

const skill: Told<'skill'> = (result, { say, labels, number }) => {
  const { percent, interval, points, maximum, certainty, topics, standing, sample } = result;
  const { guessing } = result;
  const { scores } = labels;
  const tidy = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);
  const [from, to] = interval.map((end) => number(end));
  const share = shares.find(({ from: least }) => percent >= least) ?? shares[4];
  const numbers = { points: tidy(points), maximum: tidy(maximum), score: number(percent) };
  return {
    color: colours.skills,
    parts: [
      {
        title: say(share.said),
        ...(sample && {
          lines: [say('Sample test, not for selection: its questions and answers are public.')],
        }),
        text: say(
          '{points} of {maximum} points, {score} %. With other questions like these it would most likely be between {from} and {to} %.',
          { ...numbers, from: from ?? '', to: to ?? '' },
        ),
        note: [
          guessing !== null &&
            say(
              'To compare: who only guesses gets about {guessed} of {maximum} points on average.',
              {
                guessed: tidy(guessing),
                maximum: tidy(maximum),
              },
            ),
          certainty,
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        title: say('By topic'),
        lines: topics.map(
          (one) =>
            `${one.topic || scores.otherTopic}: ${scores.points(tidy(one.points), tidy(one.maximum))}`,
        ),
        note: say('A few questions on a topic are a hint, not a score.'),
      },
      {
        title: say('Compared with others'),
        ...(standing.percentile !== null &&
          standing.interval !== null && { text: standingIn(standing.interval, say) }),
        note: standing.note,
      },
      {
        title: say('What this means, and what not'),
        lines: [
          say(
            'It says what you knew or could work out on that day, under time, about these questions. It does not say how well you work.',
          ),
          say(
            'Which questions were right is not shown here, because others will be asked them too. The organisation that invited you sees it, but not what you chose.',
          ),
        ],
      },
    ],
  };
};

function standingIn([low, high]: readonly [number, number], say: Say): string {
  if (low > 50) return say('You got more points than most people who took this test.');
  if (high < 50) return say('Most people who took this test got more points.');
  return say('You got about as many points as most people who took this test.');
}

const told: { [Id in ResultOf]: Told<Id> } = { personality, iq, culture, burnout, skill };

/** Of a test that was deleted and taken again. */
function repeatedIn(result: AnyResult, { say, day }: Saying): Pick<OwnResult, 'repeated'> {
  if (!('attempt' in result) || result.attempt.previousAt === null) return {};
  const { number, previousAt } = result.attempt;
  return {
    repeated: say('This is your attempt number {number}. You started the previous one on {day}.', {
      number: String(number),
      day: day(previousAt),
    }),
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
