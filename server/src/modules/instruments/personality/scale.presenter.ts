import type { Language } from '@assay/contract/languages';
import type { OwnScale, ScaleScore, TendencyPosition } from '@assay/contract/personality';
import { leaningScales } from '@assay/instruments/personality/leaning';
import type { PersonalityScore, PersonalityView } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts, reportText } from '@assay/instruments/personality/texts/manager-texts';
import type { PersonalityTexts } from '@assay/instruments/personality/texts/own-texts';

/** Measured scales as a report shows them, in the language of the view. */
export function presentScales(
  { scores }: PersonalityView,
  stored: StoredPersonality,
  language: Language | null,
): (ScaleScore & Pick<PersonalityScore, 'raw'>)[] {
  const leaning = leaningScales(scores, stored);
  const { names, words } = managerTexts(language);
  return scores.map(({ code, name, kind, factor, band, raw, ...score }) => {
    const { t, sten, percentile, end, interval } = score;
    const meaning = reportText(code, band, language);
    const leans = leaning.has(code);
    const text = leans ? `${words.leaning} ${meaning}` : meaning;
    const about = { code, name, description: names[code].description, kind, factor };
    return { ...about, t, sten, percentile, end, band, leaning: leans, interval, text, raw };
  });
}

/** Tendencies that are compared with nobody yet. */
export function presentPositions(
  { positions }: PersonalityView,
  language: Language | null,
): TendencyPosition[] {
  const { names } = managerTexts(language);
  return positions.map((tendency) => {
    const { code, band } = tendency;
    const { description } = names[code];
    return { ...tendency, description, text: reportText(code, band, language) };
  });
}

const leaningStandings = { low: 'leans_low', average: 'average', high: 'leans_high' } as const;
const positionStandings = { low: 'little', average: 'partly', high: 'much' } as const;

/** The same for the person: words alone, in their language. */
export function presentOwnScales(
  { scores, positions }: PersonalityView,
  stored: StoredPersonality,
  texts: PersonalityTexts,
): OwnScale[] {
  const leaning = leaningScales(scores, stored);
  const measured = scores.map(({ code, kind, factor, band }): OwnScale => {
    const { name, description, own } = texts.scales[code];
    const leans = leaning.has(code);
    const text = leans ? `${texts.leaning} ${own[band]}` : own[band];
    const standing = leans ? leaningStandings[band] : band;
    return { code, name, description, kind, factor, standing, text };
  });
  const positioned = positions.map(({ code, band }): OwnScale => {
    const { name, description, own } = texts.scales[code];
    const standing = positionStandings[band];
    return { code, name, description, kind: 'tendency', factor: null, standing, text: own[band] };
  });
  return [...measured, ...positioned];
}
