import type { ManagerWords } from '../../manager-texts.ts';

export const words: ManagerWords = {
  leaning: 'Geht in diese Richtung, kann aber gut durchschnittlich sein.',
  limits: [
    'Jeder Wert hat einen Vertrauensbereich. Lesen Sie zwei Werte, deren Bereiche sich weitgehend überschneiden, als gleich.',
    'Ein Persönlichkeitsergebnis allein ist nie ein Grund, jemanden abzulehnen. Nutzen Sie es zusammen mit Arbeitsproben und Erfahrung, um ein Gespräch vorzubereiten.',
    'Wer sich um etwas bewirbt, beschreibt sich oft ein wenig günstiger. Die Norm berücksichtigt das nicht.',
    'Das sind Selbstbeschreibungen an einem Tag. Sie sagen, wie jemand die eigenen Gewohnheiten sieht, nicht, wie gut jemand arbeitet, wie fähig oder wie gesund jemand ist.',
    'Keine Ausprägung ist an sich gut oder schlecht: Was in der einen Arbeit hilft, kann in einer anderen hindern, und die meisten Arbeiten lassen sich auf mehr als eine Weise gut machen.',
    'Die Norm besteht aus Freiwilligen im Internet, nicht aus Menschen, die sich beworben haben, und nicht aus Menschen eines Landes oder Berufs.',
  ],
  uncompared:
    'Die acht Tendenzen werden noch mit niemandem verglichen; sie geben nur wieder, was geantwortet wurde. Sie sind Hinweise und für sich allein kein Beleg.',
  selection:
    'Die Facette O6 (politische Haltung) ist nicht Teil einer Auswahl und hier auch nicht Teil des Faktors O. Die Facette N3 (Niedergeschlagenheit) zählt nur innerhalb des Faktors N und wird nicht berichtet.',
  lowMood:
    'Niedergeschlagenheit (Facette N3) ist, wie oft sich jemand nach eigener Angabe an gewöhnlichen Tagen bedrückt fühlt. Sie ist keine Diagnose und kein Grund, nach der Gesundheit zu fragen oder etwas zu entscheiden.',
  notAsked:
    'Die Facette O6 (Liberalismus) wurde nicht gefragt: Der Test wurde begonnen, während eine Bewerbung lief; dann entfallen ihre vier Fragen. Offenheit besteht aus den anderen fünf Facetten.',
  earlier:
    'Dieses Ergebnis wurde vor der Version 2026.2 des Tests ausgewertet. Es behält seine Norm (die Altersgruppe der Person), seine Namen und seine Passung und lässt sich mit neueren Ergebnissen nicht vergleichen.',
  publishedNames: { N5: 'Unmäßigkeit', N6: 'Verletzlichkeit', A2: 'Moralität' },
  norms: {
    tendencies: {
      name: 'Tendenzen, Startwerte',
      group: 'Alter 18–70',
      source:
        'Mittelwerte und Standardabweichungen derselben Konstrukte im SPI-27 (gemeinfrei), der andere Fragen stellt. Vorläufig, bis genug Menschen unsere beantwortet haben.',
    },
    own: {
      fiveFactor: 'Eigene Personen, Frauen und Männer zusammen',
      tendencies: 'Eigene Personen, Tendenzen',
      source: 'Ergebnisse dieser Installation',
    },
  },
};
