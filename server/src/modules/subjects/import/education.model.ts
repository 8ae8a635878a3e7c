import type { Told } from './told.model.ts';

interface Named {
  id: number;
  name: string;
}

/** Words by which titles in English, Dutch, German and Spanish are known, with the id of the level; the highest first. */
const levels: readonly [number, RegExp][] = [
  [6, /\b(ph\.?\s?d\b|d\.?phil\b|doctor(?!andus)|doktor|promotie|promotion\b)/i],
  [
    5,
    /\b(master|m\.?\s?sc\b|m\.?\s?a\.?\b|m\.?eng\b|mba\b|ll\.?m\b|m[aá]ster|diplom\b|magister|doctorandus|drs\b)/i,
  ],
  [
    4,
    /\b(bachelor|b\.?\s?sc\b|b\.?\s?a\.?\b|b\.?eng\b|bba\b|ll\.?b\b|hbo\b|grado\b|licenciatura)/i,
  ],
  [3, /\b(associate|foundation degree)/i],
  [2, /\b(vocational|apprentice|mbo\b|ausbildung|berufs|formaci[oó]n profesional)/i],
  [
    1,
    /\b(high school|secondary|a-?levels?\b|abitur|vwo\b|havo\b|vmbo\b|gymnasium|ged\b|bachillerato|baccalaureate)/i,
  ],
];

/** The highest level of all that was learned; what was studied for it says which major. */
export function matchEducation(
  education: Told['education'],
  degrees: readonly Named[],
  majors: readonly Named[],
) {
  const known = education.map((one) => ({ ...one, level: levelOf(one.degree) }));
  const highest = known.toSorted((one, other) => other.level - one.level)[0];
  return {
    degree: degrees.find(({ id }) => id === highest?.level),
    major: highest && (majorOf(highest.field, majors) ?? majorOf(highest.degree, majors)),
    /** The words that were matched against the lists. */
    told: highest,
  };
}

function levelOf(title: string): number {
  return levels.find(([, words]) => words.test(title))?.[0] ?? 0;
}

/** The longest name of a major that stands in the words as a whole. */
function majorOf(words: string, majors: readonly Named[]): Named | undefined {
  const text = ` ${plain(words)} `;
  return majors
    .filter(({ name }) => text.includes(` ${plain(name)} `))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
