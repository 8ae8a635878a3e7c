import type { LogicalTexts } from './own-texts.ts';

/** German. */
export const de: LogicalTexts = {
  practice: {
    analogy: [
      'Von der ersten zur zweiten Figur bleibt die Form gleich und wird ausgefüllt. Also bleibt das Dreieck ein Dreieck und wird ausgefüllt.',
      'Jede Zeile hat ihre eigene Form, und jede Figur hat eine davon mehr als die Figur links von ihr. Auf zwei Sterne folgen drei.',
      'Die dritte Figur jeder Zeile zeigt, was die ersten beiden zeigen, zusammengesetzt. Nichts fällt weg, und nichts kommt dazu.',
    ],
    sequence: [
      'Jede Zahl ist um 2 größer als die vorige: 10 + 2 = 12.',
      'Der Pfeil dreht sich jedes Mal um gleich viel nach rechts. Nachdem er nach unten gezeigt hat, zeigt er nach links unten.',
      'Zwei Reihen wechseln sich ab: 10, 20, 30 und 1, 2, 3. Die nächste Zahl gehört zur ersten der beiden, also ist es 40.',
    ],
  },
  scores: {
    ANALOGY: {
      name: 'Analogien',
      description: 'Sehen, wie Figuren zusammengehören, und die Figur finden, die dazu passt',
      own: {
        low: 'Sie haben einen Teil der Beziehungen zwischen Figuren gefunden. Aufgaben mit mehreren Regeln zugleich sind die schwersten dieses Teils.',
        average: 'Sie haben viele der Beziehungen zwischen Figuren gefunden.',
        high: 'Sie haben die meisten Beziehungen zwischen Figuren gefunden, auch schwierigere.',
      },
    },
    SEQUENCE: {
      name: 'Reihen',
      description: 'Die Regel hinter einer Reihe von Zahlen oder Figuren finden und die Reihe danach fortsetzen',
      own: {
        low: 'Sie haben einen Teil der Regeln hinter den Reihen gefunden. Regeln mit mehreren Schritten sind die schwersten dieses Teils.',
        average: 'Sie haben viele der Regeln hinter den Reihen gefunden.',
        high: 'Sie haben die meisten Regeln hinter den Reihen gefunden, auch schwierigere.',
      },
    },
    TOTAL: {
      name: 'Logisches Denken',
      description: 'Beide Teile zusammen: in etwas Neuem die Regel finden',
      own: {
        low: 'Aufgaben dieser Art, gegen die Uhr, fielen Ihnen diesmal nicht leicht. Bei etwas Neuem machen Beispiele und etwas mehr Zeit oft den Unterschied.',
        average: 'Sie haben viele der Aufgaben in der Zeit gelöst, die dafür da war.',
        high: 'Aufgaben dieser Art fielen Ihnen leicht: Wahrscheinlich sehen Sie schnell, wie etwas Neues funktioniert.',
      },
    },
  },
  doubts: {
    none: 'Keine Aufgabe hat eine Antwort, und jede zählt als nicht gelöst. Das Ergebnis sagt nichts darüber, was Sie können.',
    few: 'Die Hälfte der Aufgaben oder mehr hat keine Antwort, und diese zählen als nicht gelöst. Das Ergebnis sagt wenig darüber, was Sie können.',
    guessing: 'Diesmal zeigen Ihre Antworten nicht, welche Regeln Sie gefunden haben: Wer wählt, ohne hinzusehen, kommt auf etwa gleich viele richtige Antworten. Lärm, Eile oder eine unklare Anleitung können der Grund sein.',
  },
  verdicts: {
    none: 'Keine Antworten',
    few: 'Zu wenige Antworten für eine Aussage',
    guessing: 'Nicht genug für eine Aussage',
    low: 'Diesmal schwierig',
    average: 'Im mittleren Bereich',
    high: 'Sehr gut gelaufen',
  },
  norm: {
    name: 'Vorläufige Skala',
    group: 'aus einem Modell, noch nicht aus Ergebnissen von Menschen',
    source: 'Schwierigkeiten so, wie sie nach den Regeln der Aufgaben zu erwarten sind; für die Fähigkeiten ist eine Normalverteilung angenommen',
  },
  limits: [
    'Die Skala ist vorläufig: Sie stammt aus einem Modell und wurde noch nicht an Ergebnissen von Menschen geprüft. „Die Mitte“ ist, was das Modell erwartet, nicht, was andere erreicht haben.',
    'Der Test misst eine Art des Denkens an einem Tag. Er misst weder Wissen noch Fleiß noch Erfolg bei der Arbeit und ist keine Diagnose.',
    'Der Test ist kurz: An einem anderen Tag könnte Ihr Ergebnis eine Stufe höher oder niedriger ausfallen.',
    'Ein schlechter Tag, Lärm oder ein kleiner Bildschirm können mehr ausmachen, als man denkt. Nichts hier sagt, was Sie lernen können.',
  ],
  earlier: 'Dieses Ergebnis stammt aus einer früheren Version der Aufgaben. Es bleibt, wie es ist.',
};
