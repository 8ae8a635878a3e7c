import type { ResponseStyleWords } from './words.ts';

const longestRun = {
  name: 'Langste reeks van één optie',
  fine: 'Geen lange reeksen van één optie.',
};
const spread = {
  name: 'Spreiding van de antwoorden',
  fine: 'De antwoorden maken gebruik van de schaal.',
};

/** Dutch. */
export const nl: ResponseStyleWords = {
  unknown: 'Er is te weinig beantwoord of gemeten om er iets over te zeggen.',
  personality: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Dezelfde optie is ${value} keer achter elkaar gekozen. De stellingen wijzen in beide richtingen, dus dit is zeldzaam bij mensen die ze lezen. De grens komt uit een kortere vragenlijst.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `De antwoorden verschillen nauwelijks (standaardafwijking ${value} van een optie). De grens komt uit een kortere vragenlijst.`,
    },
    consistency: {
      name: 'Overeenstemming van vergelijkbare stellingen',
      seen: (value) =>
        `Stellingen die bijna hetzelfde betekenen, zijn verschillend beantwoord (overeenstemming ${value}, meestal ruim boven 0,30). Ook iemand met weinig uitgesproken trekken kan laag uitkomen.`,
      fine: 'Vergelijkbare stellingen zijn gelijk beantwoord.',
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `De helft van de stellingen kostte minder dan ${value} seconden. Dat is kort om ze te lezen.`,
      fine: 'Er was tijd om de stellingen te lezen.',
    },
  },
  culture: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Dezelfde optie is ${value} keer achter elkaar gekozen. Dat zijn twee categorieën of meer zonder enig verschil.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `De antwoorden verschillen nauwelijks (standaardafwijking ${value} van een optie). Ze zeggen dus weinig over wat belangrijker is en wat minder.`,
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `De helft van de werkwijzen kostte minder dan ${value} seconden. Dat is kort om ze te lezen.`,
      fine: 'Er was tijd om de werkwijzen te lezen.',
    },
  },
};
