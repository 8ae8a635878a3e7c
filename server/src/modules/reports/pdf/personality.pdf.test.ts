import type { PersonalityReport } from '@assay/contract/personality-reports';
import { scorePersonality } from '@assay/instruments/personality/score';
import { simulatePersonality } from '@assay/instruments/personality/simulate';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { findProfile } from '@assay/instruments/profiles/profiles';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { structureOf } from '../../../test/pdf-structure.ts';
import { presentReport } from '../personality/personality-report.presenter.ts';
import type { ReportCampaign } from '../report.queries.ts';
import { renderPersonalityPdf } from './personality.pdf.ts';

type Source = Parameters<typeof presentReport>[0];

/** A family as campaigns take it. */
function family(id: number): ReportCampaign['job_profile'] {
  const { name, description, attribution, targets } = findProfile({
    kind: 'standard',
    id,
  }) as ReferenceProfile;
  return {
    id,
    version: 1,
    name,
    description,
    tasks: [],
    group_ids: [1],
    source: attribution ?? '',
    targets: targets.map(({ code, targetT, weight, direction }) => {
      return { facet: code, weight, direction, target: targetT };
    }),
  };
}

const campaign = {
  id: 7,
  name: 'Engineering leads, autumn',
  type: 'recruitment',
  profile_kind: 'standard',
  profile_id: 3,
  job_profile: family(3),
  culture_test_id: null,
} as const;

interface Wanted extends Partial<Source> {
  seed?: number;
  name?: [first: string, last: string];
}

function reportOf({ seed = 11, name = ['Grace', 'Hopper'], ...changes }: Wanted = {}) {
  const [first_name, last_name] = name;
  const source = {
    subject: { id: 5, first_name, last_name, email: 'grace@example.org', permission: true },
    campaign,
    completedAt: new Date('2026-11-14T23:30:00Z'),
    attempt: { number: 1, previousAt: null, within30Days: false },
    clockGaps: { times: 0, seconds: 0 },
    minutes: 16.6,
    language: 'en',
    attemptId: 5,
    stored: scorePersonality({ answers: simulatePersonality(seed) }),
    ownPeople: {},
    ...changes,
  };
  return presentReport(source, null);
}

const print = (report: PersonalityReport) =>
  renderPersonalityPdf(report, {
    organization: 'Söhne & Töchter',
    timeZone: 'Europe/Amsterdam',
    printedAt: new Date('2026-11-21T10:00:00Z'),
    language: 'en',
  });

/** A line may end after a hyphen or a dash. */
const joined = (text: string) => text.replaceAll(/(?<=\S[-–])\n/g, '').replaceAll(/\s+/g, ' ');

/** The text of each page, and of all with its lines joined. */
async function read(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text: pages } = await extractText(document);
  return { document, pages, text: joined(pages.join(' ')) };
}

const textOf = async (wanted: Wanted) => (await read(await print(reportOf(wanted)))).text;

/** As they are printed. */
const rounded = (value: number) => value.toFixed(0);
const between = ([from, to]: readonly [number, number]) => `${rounded(from)}–${rounded(to)}`;

let report: PersonalityReport;
let file: Buffer;
let printed: Awaited<ReturnType<typeof read>>;

beforeAll(async () => {
  report = reportOf();
  file = await print(report);
  printed = await read(file);
});

describe('what a printed report says', () => {
  test('who it is about, when it was taken, for what and compared with whom', () => {
    expect(printed.text).toContain(
      'Grace Hopper Personality, taken 15 November 2026 in 17 minutes, for Engineering leads, autumn',
    );
    const { name, group, version, source } = report.norm;
    expect(printed.text).toContain(`compared with ${name}, ${group}, version ${version}`);
    expect(printed.text).toContain(`Source: ${source}`);
    expect(printed.text).toContain(report.attribution);
  });

  test('each scale with its text, sten, percentile, T and band', () => {
    expect(report.scales.length).toBe(5 + 28);
    for (const scale of report.scales) {
      const { name, text, sten, band, leaning, percentile, end, t, interval } = scale;
      const called = leaning ? `average or ${band}er` : band;
      const bound = end === null ? 'about' : end === 'highest' ? 'at least' : 'at most';
      const above =
        percentile < 1
          ? 'lower than about 99'
          : `higher than ${bound} ${rounded(Math.min(99, percentile))}`;
      expect(printed.text).toContain(`${name} ${text}`);
      expect(printed.text).toContain(
        `sten ${sten}, ${called} ${above} % T ${rounded(t)}, ${between(interval)}`,
      );
    }
  });

  test('tendencies without a norm by their position alone', () => {
    expect(report.tendencies).toHaveLength(8);
    for (const { name, text, position } of report.tendencies) {
      expect(printed.text).toContain(`${name} ${text} ${position} of 100`);
    }
  });

  test('the fit with its band and what typical people get', () => {
    const { fit } = report;
    if (!fit) throw new Error('No fit');
    const { typicalPerson, median, interval, profile, strongest, furthestBelow } = fit;
    const { percentile, percentileInterval } = fit;
    if (!typicalPerson || !percentileInterval) throw new Error('An earlier fit');
    expect(printed.text).toContain(
      `Fit with ${profile.name} ${percentile} ${between(percentileInterval)} higher than about ${percentile} of 100 typical people`,
    );
    expect(printed.text).toContain(fit.inWords);
    expect(printed.text).toContain(
      `${rounded(median)} points of match (90 %: ${between(interval)})`,
    );
    expect(printed.text).toContain(`with a median of ${rounded(typicalPerson.median)}`);
    expect(printed.text).toContain(fit.familyNote);
    expect(printed.text).toContain(`Closest to the profile ${strongest.join(', ')}`);
    expect(printed.text).toContain(`Largest gaps ${furthestBelow.join(', ')}`);
  });

  test('a result from before keeps its fit and says so', async () => {
    const stored = {
      ...scorePersonality({ answers: simulatePersonality(11) }),
      scoring: undefined,
    };
    const text = await textOf({ stored });
    expect(text).toContain('points of match, by an earlier formula');
    expect(text).toContain('This result was scored before version 2026.2 of the test.');
    expect(text).not.toContain('of 100 typical people');
  });

  test('on development the factors stand against the own age, too', async () => {
    const stored = scorePersonality({ answers: simulatePersonality(11), age: 30 });
    const development = { ...campaign, type: 'development' };
    expect(await textOf({ stored, campaign: development })).toMatch(
      /Against age 21–40 of the same norm: Neuroticism T \d+,/,
    );
    expect(await textOf({ stored })).not.toContain('Against age');
  });

  test('what costs most, first, and whether it may be measurement error', () => {
    const costs = (report.fit?.comparison ?? [])
      .filter(({ shortfall }) => shortfall > 0)
      .toSorted((a, b) => b.weight * b.shortfall ** 2 - a.weight * a.shortfall ** 2)
      .slice(0, 8);
    expect(costs.length).toBeGreaterThan(3);
    const places = costs.map(({ code, target, direction, meaningful }) => {
      const scale = report.scales.find((one) => one.code === code);
      const [least, side] = direction === 'high' ? ['least', 'below'] : ['most', 'above'];
      const [own, asked] = [Math.round(scale?.t ?? 0), Math.round(target)];
      const by = own === asked ? 'just' : Math.abs(own - asked);
      const missed = `T ${own}, the profile asks for at ${least} ${asked}: ${by} ${side} it`;
      const place = printed.text.indexOf(`${scale?.name} ${missed}`);
      const rest = printed.text.slice(place + missed.length, place + missed.length + 80);
      expect(rest).toMatch(meaningful ? /gap Clear gap/ : /Could be chance/);
      return place;
    });
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('interview questions, answering style, time and limits', () => {
    const { interviewQuestions, responseStyle, limits, secondsPerItem } = report;
    expect(interviewQuestions.length).toBeGreaterThan(0);
    for (const { scale, question } of interviewQuestions) {
      expect(printed.text).toContain(`${scale} ${question}`);
    }
    for (const { name, note, value, threshold } of responseStyle.flags) {
      expect(printed.text).toContain(
        `${name} ${note} ${value?.toLocaleString('en')} ${threshold} OK`,
      );
    }
    expect(printed.text).toContain(
      `17 minutes in all, median ${secondsPerItem?.toFixed(1)} s per question`,
    );
    for (const limit of limits) expect(printed.text).toContain(limit);
  });

  test('what is usual in the jobs of the profile, and when own people were counted', async () => {
    expect(printed.text).toContain('expected, not measured');
    const text = await textOf({ ownPeople: { N1: { n: 23, mean: 46 } } });
    expect(text.match(/\(expected, with 23 people of your own counted in\)/g)).toHaveLength(1);
  });

  test('the facet on politics only for development', async () => {
    expect(printed.text).not.toMatch(/liberalism/i);
    const text = await textOf({ campaign: { ...campaign, type: 'development' } });
    expect(text).toMatch(/liberalism/i);
  });

  test('a sign in the answering style, first and where it is explained', async () => {
    const answers = simulatePersonality(11).map((answer) => ({ ...answer, seconds: 1.4 }));
    const text = await textOf({ stored: scorePersonality({ answers }) });
    expect(text).toContain('Answering style 1 flag Pace');
    expect(text).toMatch(/1\.4 2 Flag/);
  });
});

describe('without', () => {
  test('a profile there is no fit, no deviation and no mark', async () => {
    const text = await textOf({
      campaign: { ...campaign, profile_kind: null, profile_id: null, job_profile: null },
    });
    expect(text).toContain('This campaign has no reference profile.');
    expect(text).not.toMatch(/typical people|Deviations|Asked for|thin mark/);
  });

  test('a campaign it says so', async () => {
    const text = await textOf({ campaign: null });
    expect(text).toContain('taken 15 November 2026 in 17 minutes grace@example.org');
    expect(text).toContain('Not part of a campaign.');
  });

  test('minutes and seconds it does not speak of time', async () => {
    const answers = simulatePersonality(11).map(({ questionId, index }) => ({ questionId, index }));
    const text = await textOf({ minutes: null, stored: scorePersonality({ answers }) });
    expect(text).toContain('taken 15 November 2026, for Engineering leads');
    expect(text).not.toContain('Time spent');
  });
});

describe('the file', () => {
  test('is A4 with numbered pages', async () => {
    const { document, pages } = printed;
    for (const [at, page] of pages.entries()) {
      const { view } = await document.getPage(at + 1);
      expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
      expect(page).toContain(`Grace Hopper, personality · ${at + 1} of ${pages.length}`);
      expect(page).toContain('Söhne & Töchter, 21 November 2026');
    }
    expect(pages.length).toBeLessThanOrEqual(7);
  });

  test('carries subsets of its own fonts and none that a reader would have to have', () => {
    const raw = file.toString('latin1');
    const names = [...raw.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(SourceSerif4|SourceSans3)-/);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(names.length);
    expect(raw).not.toMatch(/\/Type1|Helvetica|Times-Roman/);
    expect(file.length).toBeLessThan(150_000);
  });

  test('names itself, its language and its parts, and is read in order by who does not see it', async () => {
    const { info } = await getMeta(printed.document);
    expect(info).toMatchObject({
      Title: 'Grace Hopper, personality',
      Author: 'Söhne & Töchter',
      Language: 'en',
    });
    const outline = (await printed.document.getOutline()) as { title: string }[];
    const titles = outline.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toEqual(expect.arrayContaining(['Profile', 'Facets of Openness', 'Tendencies']));
    const { elements, faults } = await structureOf(file);
    expect(faults).toEqual([]);
    const headings = elements.filter(({ role }) => role === 'H2').map(({ text }) => text.trim());
    expect(headings).toEqual(expect.arrayContaining(titles));
    const drawings = elements.filter(({ role }) => role === 'Figure');
    // Each scale and tendency has its line, and the fit its bars.
    expect(drawings.length).toBe(5 + 28 + 8 + 1);
  });

  test('never ends a page with a heading or in the middle of a scale', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const one = reportOf({ seed });
      const { pages } = await read(await print(one));
      const whole = (words: string) => pages.some((page) => joined(page).includes(words));
      for (const { name, text } of one.scales) {
        expect([name, whole(`${name} ${text}`)]).toEqual([name, true]);
      }
      for (const page of pages) {
        const lines = page.split('\n');
        expect(lines.at(-2)).not.toMatch(
          /^(Facets of|Tendencies|Profile|Answering|How|What|To ask)/,
        );
        expect(lines[0]).toMatch(
          /^(Grace|Facets of|Tendencies|Deviations|Answering|How|What|To ask|Fit)/,
        );
      }
    }
  });
});

describe('names', () => {
  const long = `${'Konstantin '.repeat(4)}Dudelsackpfeifenmachermeisterssohnvonundzu`.slice(0, 80);
  test.each([
    ['quotes and brackets', `Anne "O'Neil"`, 'van der <Berg> & “Söhne”'],
    ['80 letters', long.slice(0, 40), long.slice(40)],
    ['Polish', 'Łukasz', 'Żółć'],
    ['African letters', 'Ɓaƙo', 'Ŧalla'],
    ['Vietnamese', 'Nguyễn', 'Thị Hường'],
    ['Greek', 'Ελένη', 'Παπαδοπούλου'],
    ['Cyrillic', 'Анна', 'Ковалёва-Їжак'],
  ])('with %s are printed as they are', async (_, first, last) => {
    const text = await textOf({ name: [first, last] });
    expect(text.replaceAll(' ', '')).toContain(
      `${first}${last}Personality,taken`.normalize('NFC').replaceAll(' ', ''),
    );
    expect(text).not.toContain('□');
  });

  test.each([
    ['Arabic', 'فاطمة', 'الأحمد'],
    ['Hebrew', 'שרה', 'כהן'],
  ])('of %s have each letter in a font', async (_, first, last) => {
    const text = await textOf({ name: [first, last] });
    expect(text).toContain(first);
    expect(text).not.toContain('□');
  });

  test.each([
    ['Zoë 😀', 'Emoji 🎉👩‍💻', 'Zoë 😀 Emoji □□'],
    // Beyond the first plane, where fonts of a machine have none either.
    ['𠮷𠮷', '𠀋', '□□ □'],
  ])('that no font has, as %s, leave boxes and the address', async (first, last, shown) => {
    const name: [string, string] = [first, last];
    const { document, text } = await read(await print(reportOf({ name })));
    expect(text).toContain(shown);
    expect(text).toContain('grace@example.org');
    const { info } = await getMeta(document);
    expect(info.Title).toBe(`${first} ${last}, personality`);
  });

  test('that are missing give way to the address', async () => {
    const text = await textOf({ name: ['', ''] });
    expect(text).toContain('grace@example.org Personality, taken');
  });
});
