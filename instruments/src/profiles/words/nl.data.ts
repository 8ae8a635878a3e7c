import type { FitWords } from './words.ts';

export const nl: FitWords = {
  rank: (percentile, low, high) =>
    `Hoger dan bij ongeveer ${percentile} van 100 willekeurige mensen (90%: ${low}–${high}).`,
  sharesTop: 'Niemand van hen heeft een hogere match: de anderen voldoen even volledig aan het profiel.',
  clearlyAbove: 'Duidelijk boven het midden van willekeurige mensen.',
  clearlyBelow: 'Duidelijk onder het midden van willekeurige mensen.',
  couldBeChance:
    'Het midden van willekeurige mensen valt binnen het interval, dus het verschil kan toeval zijn.',
  earlier:
    'Dit resultaat is gescoord vóór versie 2026.2 en houdt de match van toen. De formule van toen verlaagt elke match met de meetfout, dus deze is niet te vergelijken met nieuwere.',
  family:
    'Beroepsgroepen verschillen nauwelijks van elkaar: een match met één ervan is vooral een algemeen teken dat er geen uitgesproken lage scores zijn (matches met twee beroepsgroepen correleren gemiddeld 0,96). Welke groep het best past, zegt die nauwelijks. Het eigen profiel hieronder laat zien wat deze persoon kenmerkt.',
  atLevel: { low: (facet) => `${facet} (laag)`, high: (facet) => `${facet} (hoog)` },
  limits: [
    'Verschillen kleiner dan de meetfout betekenen niets, welke kant ze ook op wijzen.',
    'Ook als er niets verschilt, wijkt ongeveer één op de twintig schalen af door toeval alleen.',
    'Op elkaar lijken is goed noch slecht voor de samenwerking; het is iets om over te praten.',
    'Een profiel zegt hoe mensen zichzelf zien, niet hoe goed ze werken.',
  ],
  likeness: {
    verdicts: {
      'very different': 'heel verschillend',
      different: 'verschillend',
      'different, but no clearer than chance': 'verschil dat toeval kan zijn',
      'as alike as two random people': 'even vergelijkbaar als twee willekeurige mensen',
      'alike, but no clearer than chance': 'overeenkomst die toeval kan zijn',
      alike: 'vergelijkbaar',
      'very alike': 'heel vergelijkbaar',
    },
    source:
      '20.000 willekeurige paren uit 500 Nederlandse studenten die de NEO-PI-R invulden (dataset big5 van het R-pakket qgraph): andere mensen en een langere vragenlijst met dezelfde 30 facetten',
    limits: [
      'Hoeveel twee mensen in hun zelfbeschrijving op elkaar lijken, voorspelt niet hoe goed ze zullen samenwerken: onderzoek heeft geen algemene regel gevonden.',
      'Gebruik het om over gewoonten en verwachtingen te praten, met beiden erbij.',
    ],
  },
};
