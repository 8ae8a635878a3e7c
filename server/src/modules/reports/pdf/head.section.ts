import { asClockGaps, type ClockGaps } from '@assay/contract/clock-gaps';
import { takenIn } from '@assay/contract/language-name';
import { nameOf } from '@assay/contract/person-name';
import type { PersonalityReport } from '@assay/contract/reports';
import { asAttempt } from '@assay/contract/retakes';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';
import { colours, contentWidth, sizes } from './report.theme.ts';
import { dayInWords, lettersOf, normInWords, number, range, upperFirst } from './report.words.ts';

/** Who, when, for which campaign and compared with whom. */
export function headSection(
  report: Pick<
    PersonalityReport,
    'subject' | 'campaign' | 'completedAt' | 'attempt' | 'minutes' | 'language' | 'norm'
  > & { clockGaps?: ClockGaps },
  { test, timeZone, note }: { test: string; timeZone: string; note?: string },
): Content[] {
  const { subject, campaign, completedAt, attempt, minutes, language, norm } = report;
  const taken = [
    `${test}, taken ${dayInWords(new Date(completedAt), timeZone)}`,
    minutes !== null && ` in ${number(Math.max(1, minutes))} minutes`,
    takenIn(language),
    asAttempt(attempt),
    report.clockGaps && asClockGaps(report.clockGaps),
    campaign && `, for ${campaign.name}`,
  ];
  return titleSection({
    subject,
    occasion: taken.filter(Boolean).join(''),
    note: note ?? `compared with ${normInWords(norm)}`,
  });
}

interface Title {
  subject: PersonalityReport['subject'];
  /** Which test, when and for what. */
  occasion: string;
  note?: string;
}

/** Whose report it is, as large as the page allows. */
export function titleSection({ subject, occasion, note }: Title): Content[] {
  const name = nameOf(subject);
  // A name in a script that cannot be printed still has somebody behind it.
  const address = name === subject.email ? [] : [inFonts(subject.email)];
  const below = [...address, ...(note === undefined ? [] : [inFonts(note)])];
  return [
    largeName(name),
    { ...inFonts(occasion), fontSize: 10.5, margin: [0, 3, 0, 1] },
    {
      text: below.flatMap((part, at) => (at === 0 ? [part] : [' · ', part])),
      style: 'note',
      margin: [0, 0, 0, 16],
    },
  ];
}

/** Whom a report is about, on one line, however long: words of Hebrew and Arabic would otherwise come into the wrong one. */
export function largeName(name: string): Content {
  return {
    ...inFonts(name, 'serif'),
    bold: true,
    fontSize: Math.min(sizes.name, (1.75 * contentWidth) / lettersOf(name).length),
    lineHeight: 0.9,
  };
}

/** The four things to see first: fit with its band, what stands out, and whether the answers can be trusted. */
export function stripSection(report: PersonalityReport): Content {
  const { fit, responseStyle } = report;
  return strip([
    fitCell(report),
    cell('Strongest against the profile', traits(fit?.strongest)),
    cell('Furthest from it', traits(fit?.furthestBelow)),
    styleCell(responseStyle),
  ]);
}

/** Four cells in a row below the head. */
export function strip(cells: [TableCell, TableCell, TableCell, TableCell]): Content {
  return {
    table: { widths: [138, 112, '*', 84], body: [cells] },
    layout: {
      hLineWidth: () => 0.6,
      hLineColor: colours.line,
      vLineWidth: (column) => (column === 0 || column === 4 ? 0 : 0.6),
      vLineColor: colours.line,
      paddingLeft: (column) => (column === 0 ? 0 : 12),
      paddingRight: () => 8,
      paddingTop: () => 9,
      paddingBottom: () => 9,
    },
    margin: [0, 0, 0, 20],
  };
}

function fitCell({ fit, campaign }: PersonalityReport): TableCell {
  if (!fit) {
    const why = campaign ? 'This campaign has no reference profile.' : 'Not part of a campaign.';
    return cell('Fit', [{ text: why, color: colours.muted }]);
  }
  const { profile, percentile, percentileInterval, median, interval } = fit;
  const [value, between, unit] =
    percentile === null || percentileInterval === null
      ? [median, interval, 'of 100, by an earlier formula']
      : [percentile, percentileInterval, 'higher than this many of 100 typical people'];
  return cell(`Fit to ${profile.name}`, [
    {
      text: [
        { text: number(value), font: 'serif-latin', bold: true, fontSize: 22 },
        { text: `  ${range(between)}`, color: colours.muted },
      ],
      lineHeight: 0.85,
    },
    {
      text: unit,
      style: 'note',
      margin: [0, 2, 0, 0],
    },
  ]);
}

export function traits(names: readonly string[] | undefined): Content[] {
  if (!names) return [{ text: '—', color: colours.muted }];
  if (names.length === 0) return [{ text: 'Nothing stands out', color: colours.muted }];
  return [{ text: names.join(', '), font: 'serif-latin', fontSize: 12.5 }];
}

export const styleColours: Record<string, string> = {
  'nothing unusual': colours.good,
  'one sign': colours.warn,
  'interpret with care': colours.bad,
};

export function styleCell({ verdict, flags }: PersonalityReport['responseStyle']): TableCell {
  const signs = flags.filter(({ flagged }) => flagged).map(({ name }) => name);
  return cell('Answering style', [
    { text: upperFirst(verdict), bold: true, color: styleColours[verdict] ?? colours.ink },
    ...(signs.length > 0 ? [{ text: signs.join(', '), style: 'note', margin: 0 }] : []),
  ]);
}

export function cell(label: string, content: Content[]): TableCell {
  return { stack: [{ ...inFonts(label), style: 'note', margin: [0, 0, 0, 3] }, ...content] };
}
