import type { LogicalWords } from './words.ts';

/** German. */
export const de: LogicalWords = {
  report: {
    ANALOGY: {
      low: 'Hat weniger Analogien gelöst, als unser Modell von einer durchschnittlichen Person erwartet.',
      average: 'Hat etwa so viele Analogien gelöst, wie unser Modell von einer durchschnittlichen Person erwartet.',
      high: 'Hat mehr Analogien gelöst, als unser Modell von einer durchschnittlichen Person erwartet.',
    },
    SEQUENCE: {
      low: 'Hat weniger Zahlen- und Figurenreihen fortgesetzt, als unser Modell von einer durchschnittlichen Person erwartet.',
      average: 'Hat etwa so viele Zahlen- und Figurenreihen fortgesetzt, wie unser Modell von einer durchschnittlichen Person erwartet.',
      high: 'Hat mehr Zahlen- und Figurenreihen fortgesetzt, als unser Modell von einer durchschnittlichen Person erwartet.',
    },
    TOTAL: {
      low: 'Braucht bei Neuem, das einer Regel folgt, vielleicht mehr Zeit, Beispiele oder Erklärungen. Vertraute Arbeit muss davon nicht betroffen sein: Dort zählt Erfahrung mehr.',
      average: 'Findet sich in Neues wahrscheinlich in üblichem Tempo hinein. Was Menschen wissen und getan haben, sagt mehr über ihre Arbeit als dieser Wert.',
      high: 'Erkennt wahrscheinlich schnell, wie etwas Neues funktioniert. Über Sorgfalt, Wissen oder Zusammenarbeit sagt das nichts.',
    },
  },
  doubts: {
    none: 'Keine Frage hat eine Antwort, und jede zählt als nicht gelöst. Der Wert sagt nichts darüber, was diese Person kann.',
    few: 'Die Hälfte der Fragen oder mehr hat keine Antwort, und diese zählen als nicht gelöst. Der Wert sagt wenig darüber, was diese Person kann.',
    guessing: 'Nicht mehr richtige Antworten, als man beim Wählen ohne Hinsehen erreicht. Der Wert sagt nichts darüber, was diese Person kann: Fragen Sie, wie der Test verlaufen ist.',
  },
  verdicts: {
    none: 'Keine Antworten',
    few: 'Zu wenige Antworten für eine Aussage',
    guessing: 'Nicht mehr als durch Raten',
    low: 'Unter der Mitte',
    'perhaps low': 'Unter der Mitte, kann Zufall sein',
    average: 'Etwa in der Mitte',
    'perhaps high': 'Über der Mitte, kann Zufall sein',
    high: 'Über der Mitte',
  },
  limits: {
    everybody: [
      'Die Skala ist vorläufig: Sie stammt aus einem Modell und wurde noch nicht an Ergebnissen von Menschen geprüft. „Die Mitte“ ist, was das Modell erwartet, nicht, was andere erreicht haben.',
      'Der Test misst eine Art des Denkens an einem Tag. Er misst weder Wissen noch Fleiß noch Erfolg bei der Arbeit und ist keine Diagnose.',
    ],
    managers: [
      'Ein Ergebnis allein ist nie ein Grund für eine Absage. Nutzen Sie es zusammen mit Arbeitsproben, Erfahrung und einem Gespräch.',
      'Der Test findet ohne Aufsicht statt. Wenn viel davon abhängt, wiederholen Sie ihn unter Aufsicht; ein zweiter Versuch ist etwas leichter als der erste.',
      'Alle dürfen ihr Ergebnis löschen und den Test nach 30 Tagen mit anderen Fragen wiederholen. Der Bericht sagt, wenn es nicht der erste Versuch war.',
      'Lärm, ein kleiner Bildschirm, Krankheit oder eine Anleitung in einer Zweitsprache senken einen Wert und hinterlassen darin keine Spur.',
      'Der Test ist kurz, deshalb sind die Vertrauensbereiche breit. Lesen Sie zwei Werte, deren Bereiche sich weitgehend überschneiden, als gleich.',
      'Gleich viele richtige Antworten können verschiedene Werte ergeben: Eine schwere Frage, die gelöst wurde, während leichte ungelöst blieben, kann geraten sein, und eine Frage ohne Antwort zählt als nicht gelöst.',
    ],
    earlier: 'Dieses Ergebnis stammt aus einer früheren Version der Fragen. Einige davon ließen sich auf zwei Arten lesen, und die letzten waren nicht für alle gleich schwer. Es behält den Wert, den es damals erhielt; vergleichen Sie es nicht genau mit Ergebnissen späterer Versionen.',
  },
  questions: {
    conditions: {
      about: 'Bedingungen',
      question: 'Wo und auf welchem Gerät haben Sie den Test gemacht, und hat Sie etwas unterbrochen?',
    },
    answering: {
      about: 'Antworten',
      question: 'Wie sind Sie vorgegangen, wenn eine Frage schwer war: Haben Sie geraten, sie ausgelassen oder sind Sie dabeigeblieben?',
    },
    sections: {
      about: 'Analogien und Reihen',
      question: 'Welcher der beiden Teile fiel Ihnen leichter, und kennen Sie das auch aus Ihrer Arbeit?',
    },
    low: {
      about: 'Lernen',
      question: 'Erzählen Sie von etwas Kompliziertem, das Sie lernen mussten. Was hat Ihnen geholfen, es zu verstehen?',
    },
    average: {
      about: 'Lernen',
      question: 'Wann mussten Sie sich zuletzt in etwas Neues hineinfinden, und wie sind Sie vorgegangen?',
    },
    high: {
      about: 'Erklären',
      question: 'Erzählen Sie von einer Situation, in der Sie eine Lösung früher gesehen haben als die anderen. Wie haben Sie den anderen geholfen, sie auch zu sehen?',
    },
  },
  difference: {
    few: 'Zu wenige Fragen haben eine Antwort, um die beiden Teile zu vergleichen.',
    same: 'Die beiden Teile unterscheiden sich nicht deutlich: Betrachten Sie sie als gleich.',
    analogy: 'Analogien gelangen deutlich besser als Reihen.',
    sequence: 'Reihen gelangen deutlich besser als Analogien.',
  },
  effort: {
    untimed: 'Es wurde zu wenig Zeit gemessen, um etwas dazu zu sagen.',
    rapid: {
      names: { analogy: 'Schnelle Antworten, Analogien', sequence: 'Schnelle Antworten, Reihen' },
      seen: (percent, seconds) =>
        `${percent} der Antworten kamen innerhalb von ${seconds} Sekunden, zu kurz, um die Frage anzusehen. Solche Antworten sind meist geraten, und der Wert ist vielleicht zu niedrig.`,
      fine: 'Die Zeit reichte, um die Fragen anzusehen.',
    },
    unreached: {
      names: { analogy: 'Ohne Antwort, Analogien', sequence: 'Ohne Antwort, Reihen' },
      seen: (percent) =>
        `${percent} der Fragen haben keine Antwort und zählen als falsch. Der Wert sagt wenig darüber, was diese Person mit mehr Zeit lösen könnte.`,
      fine: 'Es wurden genügend Fragen beantwortet.',
    },
  },
};
