import { shownDifference } from '@assay/contract/shown-difference';
import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { SavedProfile } from '@assay/contract/reference-profiles';
import { normalQuantile } from '@assay/instruments/statistics/normal';
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from './fonts/runs.model.ts';
import { section } from './report.section.ts';
import { colours, ruledRows } from './report.theme.ts';
import { number, percent, range } from './report.words.ts';
import { bar, dot } from './score.drawings.ts';
import { drawingMessages } from './words/drawing-messages.data.ts';
import { personalityMessages } from './words/personality-messages.data.ts';

type Fit = NonNullable<PersonalityReport['fit']>;

/** How a profile that the organisation has saved was tried; with a rule beside it and in front, what warns of it. */
export function savedNote(saved: SavedProfile, language: Language): Content[] {
  if (saved === null) return [];
  const { tried, warnings } = saved;
  const words: Content = { ...inFonts(tried), style: 'note' };
  if (warnings.length === 0) return [{ ...words, margin: [0, 4, 0, 8] }];
  return [
    {
      heads: 'none',
      table: {
        widths: ['*'],
        body: [
          [
            {
              stack: [
                {
                  text: say(language, personalityMessages.beforeUsingFit()),
                  bold: true,
                  color: colours.warn,
                },
                ...warnings.map((warning): Content => ({ text: warning, margin: [0, 1, 0, 0] })),
                words,
              ],
            },
          ],
        ],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (column) => (column === 0 ? 2 : 0),
        vLineColor: colours.warn,
        paddingLeft: () => 8,
        paddingRight: () => 0,
        paddingTop: () => 2,
        paddingBottom: () => 2,
      },
      margin: [0, 4, 0, 10],
    },
  ];
}

/** The fit among what typical people get on the same profile, and what may be said about the difference. */
export function fitSection(fit: Fit, language: Language): Content {
  const { typicalPerson } = fit;
  const title = say(language, personalityMessages.fitWith({ profile: fit.profile.name }));
  const { version } = fit.profile;
  const taken = version === undefined ? [] : [personalityMessages.versionTaken({ version })];
  const about = [...taken.map((message) => say(language, message)), fit.familyNote ?? []].flat();
  const note = about.length === 0 ? [] : [{ text: about.join(' '), style: 'note' }];
  const saved = savedNote(fit.saved, language);
  const score = {
    fit: number(fit.median, 0, language),
    interval: range(fit.interval, language),
  };
  if (typicalPerson === null) {
    const figure = say(language, personalityMessages.earlierFigure(score));
    return section(title, [{ text: `${fit.inWords} ${figure}` }, ...note, ...saved]);
  }
  const figure = personalityMessages.fitFigure({
    ...score,
    half: range(typicalPerson.quartiles, language),
    middle: number(typicalPerson.median, 0, language),
  });
  return section(title, [
    ...saved,
    {
      columns: [
        [
          { text: fit.inWords, margin: [0, 0, 0, 6] },
          { text: say(language, figure), style: 'note' },
          ...note,
        ],
        rankAmongTypical(fit, language),
      ],
      columnGap: 24,
    },
  ]);
}

const chartWidth = 250;
const head = 16;
const foot = 74;
/** Both ends of the drawn curve, in standard deviations. */
const ends = 3;
const bins = 40;

/** Where the fit lies among those of typical people; its numbers are percentiles, on the axis of the normal curve. */
function rankAmongTypical({ percentile, percentileInterval }: Fit, language: Language): Column {
  if (percentile === null || percentileInterval === null) return { text: '', width: 0 };
  const at = (z: number) => (chartWidth * (Math.max(-ends, Math.min(ends, z)) + ends)) / (2 * ends);
  const x = (rank: number) => at(normalQuantile(rank / 100));
  const bin = chartWidth / bins;
  const heights = Array.from({ length: bins }, (_, place) => {
    const z = ((place + 0.5) / bins) * 2 * ends - ends;
    return (foot - head - 6) * Math.exp((-z * z) / 2);
  });
  const [from, to] = percentileInterval;
  const tell = (message: Message) => say(language, message);
  return {
    alternative: tell(
      drawingMessages.rankAmongTypical({
        rank: number(percentile, 0, language),
        from: number(from, 0, language),
        to: number(to, 0, language),
      }),
    ),
    width: chartWidth,
    stack: [
      {
        canvas: [
          bar(x(25), head, x(75) - x(25), foot - head, { color: colours.range }),
          ...heights.map((height, place) =>
            bar(place * bin + 0.5, foot - height, bin - 1, height, { color: colours.curve }),
          ),
          bar(0, foot - 0.5, chartWidth, 1, { color: colours.line }),
          bar(x(percentile) - 0.6, head, 1.2, foot - head, { color: colours.violet }),
          bar(x(from), foot - 3, x(to) - x(from), 6, {
            color: colours.violet,
            fillOpacity: 0.4,
            r: 3,
          }),
          dot(x(percentile), foot, 4.2),
        ],
      },
      {
        text: number(percentile, 0, language),
        bold: true,
        color: colours.violet,
        alignment: 'center',
        relativePosition: { x: x(percentile) - chartWidth / 2, y: -foot - 5 },
      },
      {
        columns: [
          { text: tell(personalityMessages.lowerFit()), width: '*' },
          { text: '50', alignment: 'center', width: '*' },
          { text: tell(personalityMessages.higherFit()), alignment: 'right', width: '*' },
        ],
        style: 'tiny',
        margin: [0, 3, 0, 0],
      },
    ],
  };
}

const mostShown = 8;
const shareWidth = 86;

/** What costs most of the fit, and how much of it may be measurement error. */
export function deviationsSection(
  fit: Fit,
  scales: PersonalityReport['scales'],
  language: Language,
): Content {
  const missed = fit.comparison.filter(({ shortfall }) => shortfall > 0);
  const met = fit.comparison.length - missed.length;
  const rest = missed.length - mostShown;
  const reached = { met, all: fit.comparison.length, profile: fit.profile.name };
  const intro = [personalityMessages.targetsMet(reached), certainMessage(missed)]
    .map((message) => say(language, message))
    .join(' ');
  const content: Content[] = [{ ...inFonts(intro), style: 'note' }];
  if (missed.length > 0) {
    content.push({
      heads: 'rows',
      table: {
        widths: [118, '*', shareWidth, 104],
        body: missed.slice(0, mostShown).map((target) => deviationRow(target, scales, language)),
      },
      layout: ruledRows({ padding: 4.5, from: 0 }),
      margin: [0, 6, 0, 0],
    });
  }
  if (rest > 0) {
    const more = personalityMessages.restCosts({ count: rest });
    content.push({ text: say(language, more), style: 'note' });
  }
  return section(say(language, personalityMessages.deviations()), content);
}

/** How many of the missed targets are missed for certain. */
function certainMessage(missed: Fit['comparison']): Message {
  const count = missed.filter(({ meaningful }) => meaningful).length;
  if (missed.length === 0) return personalityMessages.nothingShort();
  return count === 0 ? personalityMessages.noneCertain() : personalityMessages.certain({ count });
}

function deviationRow(
  { code, target, direction, cost, meaningful }: Fit['comparison'][number],
  scales: PersonalityReport['scales'],
  language: Language,
): TableCell[] {
  const scale = scales.find((one) => one.code === code);
  const short = Math.abs(shownDifference(scale?.t ?? 0, target));
  const asked = { score: number(scale?.t ?? 0, 0, language), target: number(target, 0, language) };
  const points = { ...asked, points: number(short, 0, language) };
  const { belowJust, belowTarget, aboveJust, aboveTarget } = personalityMessages;
  const [just, by] = direction === 'high' ? [belowJust, belowTarget] : [aboveJust, aboveTarget];
  const missedBy = short === 0 ? just(asked) : by(points);
  const ofAll =
    cost < 0.005
      ? personalityMessages.hardlyAnything()
      : personalityMessages.ofWhatIsMissing({ share: percent(cost, language) });
  return [
    { text: scale?.name ?? code, bold: true },
    {
      text: say(language, missedBy),
      style: 'small',
      margin: [0, 1, 0, 0],
    },
    [
      {
        alternative: '',
        canvas: [
          bar(0, 4, shareWidth - 14, 2.6, { color: colours.line, r: 1.3 }),
          bar(0, 4, Math.max(2.6, (shareWidth - 14) * cost), 2.6, {
            color: colours.violet,
            r: 1.3,
          }),
        ],
      },
      { text: say(language, ofAll), style: 'tiny', margin: [0, 2, 0, 0] },
    ],
    {
      text: say(
        language,
        meaningful ? personalityMessages.beyondError() : personalityMessages.withinError(),
      ),
      style: 'small',
      bold: meaningful,
      color: meaningful ? colours.ink : colours.muted,
      alignment: 'right',
      margin: [0, 1, 0, 0],
    },
  ];
}
