import type { FitWords } from './words.ts';

export const de: FitWords = {
  rank: (percentile, low, high) =>
    `Höher als bei etwa ${percentile} von 100 typischen Personen (90\u00a0%: ${low}–${high}).`,
  sharesTop: 'Keine von ihnen hat eine höhere Passung: Die übrigen erfüllen das Profil ebenso vollständig.',
  clearlyAbove: 'Deutlich über der Mitte typischer Personen.',
  clearlyBelow: 'Deutlich unter der Mitte typischer Personen.',
  couldBeChance:
    'Der Bereich enthält die Mitte typischer Personen, der Unterschied kann also Zufall sein.',
  earlier:
    'Dieses Ergebnis wurde vor der Version 2026.2 ausgewertet und behält die Passung von damals. Die damalige Formel senkt jede Passung um den Messfehler, deshalb lässt sie sich mit neueren nicht vergleichen.',
  family:
    'Berufsfelder unterscheiden sich kaum voneinander: Die Passung zu einem ist vor allem ein allgemeines Zeichen dafür, dass es keine ausgeprägt niedrigen Werte gibt (Passungen zu zwei Berufsfeldern korrelieren im Durchschnitt zu 0,96). Welches Feld am besten passt, sagt sie kaum. Das eigene Profil darunter zeigt, was diese Person ausmacht.',
  atLevel: { low: (facet) => `${facet} (niedrig)`, high: (facet) => `${facet} (hoch)` },
  limits: [
    'Unterschiede unterhalb des Messfehlers bedeuten nichts, in welche Richtung sie auch weisen.',
    'Auch wo sich nichts unterscheidet, weicht etwa eine von zwanzig Skalen allein durch Zufall ab.',
    'Sich ähnlich zu sein ist für die Zusammenarbeit weder gut noch schlecht; es ist etwas, worüber man sprechen kann.',
    'Ein Profil sagt, wie Menschen sich selbst sehen, nicht, wie gut sie arbeiten.',
  ],
  likeness: {
    verdicts: {
      'very different': 'sehr verschieden',
      different: 'verschieden',
      'different, but no clearer than chance': 'verschieden, kann aber Zufall sein',
      'as alike as two random people': 'so ähnlich wie zwei zufällig gewählte Personen',
      'alike, but no clearer than chance': 'ähnlich, kann aber Zufall sein',
      alike: 'ähnlich',
      'very alike': 'sehr ähnlich',
    },
    source:
      '20.000 zufällige Paare aus 500 niederländischen Studierenden, die den NEO-PI-R ausgefüllt haben (Datensatz big5 des R-Pakets qgraph): andere Menschen und ein längerer Fragebogen mit denselben 30 Facetten',
    limits: [
      'Wie ähnlich sich zwei Menschen beschreiben, sagt nicht vorher, wie gut sie zusammenarbeiten werden: Die Forschung hat keine allgemeine Regel gefunden.',
      'Nutzen Sie es, um über Gewohnheiten und Erwartungen zu sprechen, und zwar mit beiden im Raum.',
    ],
  },
};
