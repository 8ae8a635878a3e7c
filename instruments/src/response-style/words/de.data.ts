import type { ResponseStyleWords } from './words.ts';

const longestRun = {
  name: 'Längste Folge derselben Antwort',
  fine: 'Keine langen Folgen derselben Antwort.',
};
const spread = {
  name: 'Streuung der Antworten',
  fine: 'Die Antworten nutzen die Skala.',
};

/** German. */
export const de: ResponseStyleWords = {
  unknown: 'Es wurde zu wenig beantwortet oder zeitlich erfasst, um etwas dazu zu sagen.',
  personality: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Dieselbe Antwort wurde ${value}-mal hintereinander gewählt. Die Aussagen weisen in beide Richtungen, deshalb kommt das selten vor, wenn man sie liest. Die Grenze stammt aus einem kürzeren Fragebogen.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `Die Antworten unterscheiden sich kaum (Standardabweichung ${value} Antwortstufen). Die Grenze stammt aus einem kürzeren Fragebogen.`,
    },
    consistency: {
      name: 'Übereinstimmung ähnlicher Aussagen',
      seen: (value) =>
        `Aussagen, die fast dasselbe bedeuten, wurden unterschiedlich beantwortet (Übereinstimmung ${value}, meist deutlich über 0,30). Auch bei Menschen mit wenig ausgeprägten Eigenschaften kann der Wert niedrig sein.`,
      fine: 'Ähnliche Aussagen wurden gleich beantwortet.',
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `Die Hälfte der Aussagen wurde in weniger als ${value} Sekunden beantwortet. Das ist kurz, um sie zu lesen.`,
      fine: 'Die Zeit reichte, um die Aussagen zu lesen.',
    },
  },
  culture: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Dieselbe Antwort wurde ${value}-mal hintereinander gewählt. Das sind zwei Kategorien oder mehr ganz ohne Unterschied.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `Die Antworten unterscheiden sich kaum (Standardabweichung ${value} Antwortstufen). Sie sagen deshalb wenig darüber, was wichtiger ist und was weniger wichtig.`,
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `Die Hälfte der Arbeitsweisen wurde in weniger als ${value} Sekunden bewertet. Das ist kurz, um sie zu lesen.`,
      fine: 'Die Zeit reichte, um die Arbeitsweisen zu lesen.',
    },
  },
};
