import type { IqTexts } from './own-texts.ts';

/** German. */
export const de: IqTexts = {
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
        low: 'Sie haben die einfacheren Beziehungen zwischen Figuren gefunden; wo mehrere Regeln zugleich wirken, fiel es Ihnen schwerer, als es für die Mitte zu erwarten ist.',
        average: 'Sie haben die Beziehungen zwischen Figuren etwa so oft gefunden, wie es für die Mitte zu erwarten ist.',
        high: 'Sie haben die Beziehungen zwischen Figuren öfter gefunden, als es für die Mitte zu erwarten ist, auch wo mehrere Regeln zugleich wirken.',
      },
    },
    SEQUENCE: {
      name: 'Reihen',
      description: 'Die Regel hinter einer Reihe von Zahlen oder Figuren finden und die Reihe danach fortsetzen',
      own: {
        low: 'Sie haben die einfacheren Regeln von Reihen gefunden; Regeln mit mehreren Schritten fielen Ihnen schwerer, als es für die Mitte zu erwarten ist.',
        average: 'Sie haben die Regeln von Reihen etwa so oft gefunden, wie es für die Mitte zu erwarten ist.',
        high: 'Sie haben die Regeln von Reihen öfter gefunden, als es für die Mitte zu erwarten ist, auch solche mit mehreren Schritten.',
      },
    },
    TOTAL: {
      name: 'Logisches Denken',
      description: 'Beide Teile zusammen: in etwas Neuem die Regel finden',
      own: {
        low: 'Aufgaben dieser Art, gegen die Uhr, fielen Ihnen diesmal nicht leicht. Bei etwas Neuem machen Beispiele und etwas mehr Zeit oft den Unterschied.',
        average: 'Sie haben Aufgaben dieser Art etwa so oft gelöst, wie es für die Mitte zu erwarten ist.',
        high: 'Aufgaben dieser Art fielen Ihnen leicht: Wahrscheinlich sehen Sie schnell, wie etwas Neues funktioniert.',
      },
    },
  },
  noAnswers: 'Keine Frage hat eine Antwort, und jede zählt als nicht gelöst. Der Messwert sagt nichts darüber, was Sie können.',
  fewAnswers: 'Die Hälfte der Fragen oder mehr hat keine Antwort, und diese zählen als nicht gelöst. Der Messwert sagt wenig darüber, was Sie können.',
  norm: {
    name: 'Vorläufige Norm',
    group: 'noch niemand gemessen',
    source: 'Schwierigkeiten so, wie sie nach den Regeln der Aufgaben zu erwarten sind; für die Fähigkeiten ist eine Normalverteilung angenommen',
  },
  limits: [
    'Die Norm ist vorläufig: Für sie wurde noch niemand gemessen. „Durchschnitt“ heißt, was das Modell erwartet, nicht, was andere Menschen erreicht haben.',
    'Die Bänder sind breit, weil der Test kurz ist. Zwei Messwerte, deren Bänder sich zum großen Teil überlappen, sollten Sie als gleich lesen.',
    'Der Test misst eine Art des Denkens an einem Tag. Er ist kein Maß für Wissen, Fleiß oder Erfolg bei der Arbeit und kein klinischer IQ.',
    'Ein schlechter Tag, Lärm oder ein kleiner Bildschirm können mehr Punkte kosten, als man denkt. Nichts hier sagt, was Sie lernen können.',
    'Die Erklärungen und Beispiele sind aus dem Englischen übersetzt. Ob es für den Messwert einen Unterschied macht, in welcher Sprache Sie sie lesen, ist noch nicht untersucht; die Norm unterscheidet nicht nach Sprachen.',
  ],
};
