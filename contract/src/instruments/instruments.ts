/**
 * Every instrument Assay can give. Adding an id makes the registries of the other floors fail to compile, or a test of theirs
 * fail, until they have it; what else lists instruments is made of the facts below.
 */
export const instrumentIds = [
  'personality',
  'iq',
  'culture',
  'burnout',
  'skill',
  'interview',
  'judgement',
] as const;
export type InstrumentId = (typeof instrumentIds)[number];

/** How calls name a test: 1, 2, 3, `burnout`, `mcqt_7` for the skill test 7, `interview_` and the code of an interview. */
export type TestId = number | string;

/** The tests that everybody takes alike. Skill tests have a name each, `mcqt_` and their id, and so have interviews. */
export const testTypeIds = {
  personality: 1,
  iq: 2,
  culture: 3,
  burnout: 'burnout',
  judgement: 'judgement',
} as const satisfies Partial<Record<InstrumentId, TestId>>;

interface Facts {
  name: string;
  /** What its code is called, folders and files on every floor, where that is not its id: the id is in the database and in calls. */
  room?: string;
  /** What an operator switches on for an organisation that is to use it. */
  feature: string;
  /** Which organisations with the person's permission see a result that they have not asked for: all, those that use the test too, or none. */
  unasked: 'all' | 'users' | 'none';
  /** Where it is taken and where its taker reads the own result. `{id}` stands for the skill test, or the code of an interview. */
  paths: { test: string; result: string };
  /** Where managers read its report, as the router writes it. */
  report: `/admin/${string}/$subjectId`;
  /** What the call for a printed report names its one test; absent where there are many tests, or nothing to print. */
  printed?: string;
  /** Where calls take its answers; null for recordings, which wait in a store of their own. */
  answers: string | null;
  /** What addresses call its one test, where that is not what calls do. */
  route?: string;
  /** Its questions have clocks. */
  isTimed?: boolean;
  /** The documents in which it is taken, by the patterns of their addresses; absent where a page of the application does. */
  pages?: readonly `/${string}`[];
  /** Which of its pages an organisation may show in a frame of its own site, `*` for one part of the path. */
  framed: readonly `/${string}`[];
  /** How many minutes it takes, as candidates and managers are told alike; those of a test that an organisation makes follow from its questions. */
  minutes?: number;
  /** The colour that it has on screen and on paper, and nothing else has. */
  hue: 'violet' | 'blue' | 'rust' | 'rose' | 'olive' | 'slate' | 'plum';
  /** What its result counts where that is one number with an interval, by which people can be ordered. */
  unit?: 'ability' | 'percent';
  /** Taken by those alone whom an organisation asks; other tests that everybody takes alike are open to people without an invitation, too. */
  isAskedOnly?: boolean;
  /** A new organisation is without it until an operator chooses it. */
  isOffAtFirst?: boolean;
  /** Its answers are recordings that people watch and rate; nothing in them is scored. */
  isWatched?: boolean;
  /** Two people, and the averages of campaigns, can be set beside each other in it. */
  isCompared?: boolean;
  /** Each campaign makes one of its own, with the questions that it asks; where it names it not, it is called what the instrument is. */
  isOfCampaign?: boolean;
  /** The field of a campaign's form that asks for it, where it does not stand in the list of tests. */
  field?: 'burnout_test';
  /** It is answered again and again: each time that somebody asks, and for those alone who had asked before. */
  isRepeated?: boolean;
  /** Days from the beginning of an attempt that was deleted until it can be taken again; others need not wait. */
  retakeDays?: number;
}

const facts = {
  personality: {
    name: 'Personality',
    feature: 'personality',
    unasked: 'all',
    paths: { test: '/personality/test', result: '/personality/results' },
    report: '/admin/report/personality/$subjectId',
    printed: 'personality',
    pages: ['/personality/test'],
    framed: ['/personality/*'],
    // Rounded up from about 7 seconds a question.
    minutes: 18,
    hue: 'violet',
    answers: '/api/personality-test/',
    route: 'personality',
    isCompared: true,
  },
  iq: {
    name: 'Logical reasoning',
    room: 'logical',
    feature: 'iq',
    unasked: 'all',
    paths: { test: '/iq-test', result: '/iq-test/results' },
    report: '/admin/report/logical/$subjectId',
    printed: 'logical',
    pages: [
      '/iq-test/analogy/timer',
      '/iq-test/analogy/test',
      '/iq-test/analogy/expired',
      '/iq-test/sequence/timer',
      '/iq-test/sequence/test',
      '/iq-test/sequence/expired',
    ],
    framed: ['/iq-test', '/iq-test/results', '/iq-test/*/*'],
    // What its clocks allow.
    minutes: 24,
    hue: 'blue',
    answers: '/api/iq-test/',
    route: 'logical',
    isTimed: true,
    unit: 'ability',
    retakeDays: 30,
  },
  culture: {
    name: 'Culture',
    feature: 'culture',
    unasked: 'all',
    paths: { test: '/culture/test', result: '/culture/results' },
    report: '/admin/report/culture/$subjectId',
    printed: 'culture',
    pages: ['/culture/test'],
    framed: ['/culture/*'],
    // Rounded up from about 10 seconds a question.
    minutes: 7,
    hue: 'rust',
    answers: '/api/culture-test/',
    route: 'culture',
    isCompared: true,
  },
  burnout: {
    name: 'Energy',
    feature: 'burnout',
    unasked: 'none',
    paths: { test: '/happines-energy/intro', result: '/happines-energy/results' },
    report: '/admin/report/burnout-index/$subjectId',
    printed: 'burnout-index',
    pages: ['/happines-energy/test/:id'],
    framed: ['/happines-energy/*', '/happines-energy/test/*'],
    // Rounded up from about 9 seconds a question, with the page on consent.
    minutes: 4,
    hue: 'rose',
    answers: '/api/burnout/',
    field: 'burnout_test',
    isRepeated: true,
  },
  skill: {
    name: 'Skill test',
    feature: 'skill_tests',
    unasked: 'users',
    paths: { test: '/skill/test/{id}', result: '/skill/results/{id}' },
    report: '/admin/report/mcqt/$mcqTestId/$subjectId',
    pages: ['/skill/test/:id'],
    framed: ['/skill/tests', '/skill/test/*', '/skill/results/*'],
    hue: 'olive',
    answers: '/api/skill-test/{id}/',
    isTimed: true,
    unit: 'percent',
    retakeDays: 30,
  },
  interview: {
    name: 'Video interview',
    feature: 'video_interviews',
    unasked: 'none',
    paths: { test: '/video/interview/start/{id}', result: '/video/interview/done/{id}' },
    report: '/admin/interview/result/$interviewId/$subjectId',
    framed: ['/video/interview/list', '/video/interview/faq', '/video/interview/start/*'],
    hue: 'slate',
    answers: null,
    isWatched: true,
    isOfCampaign: true,
  },
  judgement: {
    name: 'Situational judgement',
    feature: 'judgement',
    unasked: 'none',
    paths: { test: '/judgement/test', result: '/judgement/results' },
    report: '/admin/report/judgement/$subjectId',
    printed: 'judgement',
    pages: ['/judgement/test'],
    framed: ['/judgement/*'],
    // Rounded up from about 70 seconds a situation.
    minutes: 14,
    hue: 'plum',
    answers: '/api/judgement-test/',
    isAskedOnly: true,
    isOffAtFirst: true,
    retakeDays: 30,
  },
} as const satisfies Record<InstrumentId, Facts>;

/** What operators switch on for an instrument. */
export type InstrumentFeature = (typeof facts)[InstrumentId]['feature'];

export interface InstrumentFacts extends Facts {
  feature: InstrumentFeature;
}

/** What operators switch on, by instrument. */
export const instrumentFeatures = /* @__PURE__ */ instrumentIds.map((id) => facts[id].feature);

/** Of these, what a new organisation is without until an operator chooses it. */
export const featuresOffAtFirst = /* @__PURE__ */ instrumentIds.flatMap((id) => {
  const one: Facts = facts[id];
  return one.isOffAtFirst ? [facts[id].feature] : [];
});

/** In which people and campaigns can be set beside each other. */
export const comparedInstruments = /* @__PURE__ */ instrumentIds.filter(
  (id): id is ComparedInstrument => 'isCompared' in facts[id],
);
export type ComparedInstrument = {
  [Id in InstrumentId]: (typeof facts)[Id] extends { isCompared: true } ? Id : never;
}[InstrumentId];

/** The one whose results are held against reference profiles: fits, teams and success profiles are made of it. */
export const profiled = 'personality' satisfies InstrumentId;

/** The one in which managers describe their organisation: its results are compared with what they say. */
export const described = 'culture' satisfies InstrumentId;

/** Kinds of reports that can be printed, of the instruments with one test. */
export const printedReports = /* @__PURE__ */ instrumentIds.flatMap((id) => {
  const one = facts[id];
  return 'printed' in one ? [one.printed] : [];
});

/** What clients and server say alike of an instrument. */
export const instrumentFacts: Record<InstrumentId, InstrumentFacts> & typeof facts = facts;

/** What the room of an instrument is called: the folders and files of its code on every floor. */
export function roomOf(id: InstrumentId): string {
  return instrumentFacts[id].room ?? id;
}

/** The instrument behind a test's name, or undefined when there is none of that name. */
export function instrumentOf(test: TestId): InstrumentId | undefined {
  if (skillTestIdOf(test) !== undefined) return 'skill';
  if (interviewCodeOf(test) !== undefined) return 'interview';
  return instrumentIds.find((id) => {
    const named = theTestOf(id);
    return named !== undefined && String(named) === String(test);
  });
}

/** What is said alike of the instrument behind a test's name; undefined when there is none of that name. */
export function factsOf(test: TestId): InstrumentFacts | undefined {
  const instrument = instrumentOf(test);
  return instrument && instrumentFacts[instrument];
}

/** The id of a skill test by the name that calls use, or undefined for every other test. */
export function skillTestIdOf(test: TestId): number | undefined {
  const digits = /^mcqt_([1-9]\d{0,8})$/.exec(String(test))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What calls and the database name a skill test. */
export function skillTestOf(id: number): string {
  return `mcqt_${id}`;
}

/** The code of an interview by the name that calls use, or undefined for every other test. */
export function interviewCodeOf(test: TestId): string | undefined {
  return /^interview_([a-z0-9]{10})$/.exec(String(test))?.[1];
}

/** What calls and the database name an interview. */
export function interviewTestOf(code: string): string {
  return `interview_${code}`;
}

/** How calls name the one test of an instrument that everybody takes alike; undefined where there are many. */
export function theTestOf(instrument: InstrumentId): TestId | undefined {
  const named: Partial<Record<InstrumentId, TestId>> = testTypeIds;
  return named[instrument];
}

/** What the database calls the one test of an instrument. */
export function testOf(instrument: keyof typeof testTypeIds): string {
  return String(testTypeIds[instrument]);
}

/** The name that calls use for what the database calls `test`: `1` is a number there. */
export function testIdOf(test: string): TestId {
  return /^\d+$/.test(test) ? Number(test) : test;
}

/** Where a test is taken and its result is read, or undefined when there is no such test. */
export function pathsOf(test: TestId): InstrumentFacts['paths'] | undefined {
  const paths = factsOf(test)?.paths;
  if (paths === undefined) return undefined;
  const id = String(skillTestIdOf(test) ?? interviewCodeOf(test));
  return { test: paths.test.replace('{id}', id), result: paths.result.replace('{id}', id) };
}

/** What the address of a report has in the places of its parameters. */
export function reportParams(test: TestId, subject: number) {
  return {
    subjectId: String(subject),
    mcqTestId: String(skillTestIdOf(test)),
    interviewId: String(interviewCodeOf(test)),
  };
}

export const personalityAnswerTypes = ['5-factor', 'tendency'] as const;
export type PersonalityAnswerType = (typeof personalityAnswerTypes)[number];

/** One stored answer as scoring sees it: the question and the position of the chosen option. */
export interface StoredAnswer {
  questionId: number;
  /** Position of the chosen option, counted from 0. */
  index: number;
  /** Seconds since the previous answer or the beginning; absent after a long pause. */
  seconds?: number;
}

/**
 * The highest sequence number that an answer may be sent with. What is stored can go higher: an answer without a number
 * gets the next one of its attempt, and so does whoever has used up the numbers below.
 */
export const highestAnswerSeq = 1_000_000_000;
