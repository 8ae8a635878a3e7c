import type { ScaleCode } from '../../../scales.ts';

/** Names for managers, in German: N and its first three facets by their published names, the others as the person reads them. */
export const scaleNames: Record<ScaleCode, { name: string; description: string }> = {
  N: {
    name: 'Neurotizismus',
    description: 'Wie stark und wie oft jemand Sorge, Ärger und Anspannung empfindet.',
  },
  E: {
    name: 'Extraversion',
    description: 'Wie sehr jemand Gesellschaft, Aktivität und die Führung sucht und daraus Kraft zieht.',
  },
  O: {
    name: 'Offenheit',
    description: 'Wie sehr es jemanden zu Ideen, Fantasie, Kunst und neuen Wegen hinzieht.',
  },
  A: {
    name: 'Verträglichkeit',
    description: 'Wie sehr jemand Vertrauen, Harmonie und die Bedürfnisse anderer voranstellt.',
  },
  C: {
    name: 'Gewissenhaftigkeit',
    description: 'Wie sehr jemand plant, dranbleibt und sich an Vereinbartes hält.',
  },
  N1: {
    name: 'Ängstlichkeit',
    description: 'Neigung, sich Sorgen zu machen und zu erwarten, dass etwas schiefgeht.',
  },
  N2: {
    name: 'Reizbarkeit',
    description: 'Wie schnell Gereiztheit und Ärger aufkommen.',
  },
  N3: {
    name: 'Niedergeschlagenheit',
    description: 'Neigung, bedrückt zu sein und an sich zu zweifeln; eine alltägliche Eigenschaft, keine Diagnose.',
  },
  N4: {
    name: 'Befangenheit',
    description: 'Wie unwohl sich jemand fühlt, wenn andere zusehen oder urteilen, oder unter Fremden.',
  },
  N5: {
    name: 'Impulsivität',
    description: 'Wie schwer es fällt, einer Versuchung oder einem Verlangen zu widerstehen.',
  },
  N6: {
    name: 'Stressempfindlichkeit',
    description: 'Wie leicht Druck jemandem zu viel wird.',
  },
  E1: {
    name: 'Freundlichkeit',
    description: 'Wie schnell und herzlich jemand anderen Menschen näherkommt.',
  },
  E2: {
    name: 'Geselligkeit',
    description: 'Wie gern jemand unter vielen Menschen ist.',
  },
  E3: {
    name: 'Durchsetzungsfähigkeit',
    description: 'Wie bereitwillig jemand die Führung übernimmt und eine Gruppe lenkt.',
  },
  E4: {
    name: 'Aktivität',
    description: 'Tempo: wie beschäftigt und in Bewegung jemand gern ist.',
  },
  E5: {
    name: 'Erlebnishunger',
    description: 'Lust auf Nervenkitzel, Risiko und starke Reize.',
  },
  E6: {
    name: 'Fröhlichkeit',
    description: 'Wie oft und wie offen jemand Freude und Zuversicht empfindet.',
  },
  O1: {
    name: 'Fantasie',
    description: 'Wie sehr jemand in Ideen, Bildern und Tagträumen lebt.',
  },
  O2: {
    name: 'Künstlerisches Interesse',
    description: 'Wie sehr Kunst und Schönheit jemanden berühren.',
  },
  O3: {
    name: 'Emotionalität',
    description: 'Wie bewusst und stark jemand die eigenen Gefühle wahrnimmt.',
  },
  O4: {
    name: 'Abenteuerlust',
    description: 'Vorliebe für Abwechslung und Veränderung gegenüber dem Vertrauten.',
  },
  O5: {
    name: 'Intellekt',
    description: 'Freude an abstrakten Ideen, Theorie und anspruchsvoller Lektüre.',
  },
  O6: {
    name: 'Liberalismus',
    description: 'Bereitschaft, Autorität und Tradition infrage zu stellen; berührt politische Ansichten.',
  },
  A1: {
    name: 'Vertrauen',
    description: 'Wie weit jemand annimmt, dass andere es gut meinen.',
  },
  A2: {
    name: 'Geradlinigkeit',
    description: 'Wie geradlinig jemand mit Menschen umgeht, ohne sie zu benutzen.',
  },
  A3: {
    name: 'Hilfsbereitschaft',
    description: 'Freude daran, zu helfen und sich um andere zu kümmern.',
  },
  A4: {
    name: 'Kooperation',
    description: 'Vorliebe für Einigung statt Konfrontation.',
  },
  A5: {
    name: 'Bescheidenheit',
    description: 'Wie wenig jemand beansprucht, besser zu sein als andere.',
  },
  A6: {
    name: 'Mitgefühl',
    description: 'Wie sehr die Not anderer jemanden berührt.',
  },
  C1: {
    name: 'Selbstwirksamkeit',
    description: 'Zuversicht, Dinge gut zu schaffen.',
  },
  C2: {
    name: 'Ordnungsliebe',
    description: 'Vorliebe für Aufgeräumtes, Struktur und feste Plätze.',
  },
  C3: {
    name: 'Pflichtbewusstsein',
    description: 'Wie verbindlich sich Versprechen, Regeln und die Wahrheit anfühlen.',
  },
  C4: {
    name: 'Leistungsstreben',
    description: 'Wie sehr sich jemand für hohe Ziele anstrengt.',
  },
  C5: {
    name: 'Selbstdisziplin',
    description: 'Wie bereitwillig jemand eine Aufgabe beginnt und zu Ende bringt.',
  },
  C6: {
    name: 'Besonnenheit',
    description: 'Wie lange jemand nachdenkt, bevor eine Entscheidung fällt oder etwas getan wird.',
  },
  INF: {
    name: 'Einfluss',
    description: 'Wie sehr jemand Entscheidungen lenken und bei anderen Gewicht haben möchte.',
  },
  DRV: {
    name: 'Ehrgeiz',
    description: 'Wie hoch jemand sich Ziele steckt und wie viel Mühe darauf verwendet wird.',
  },
  STD: {
    name: 'Anspruch',
    description: 'Wie hoch jemand die Messlatte für die eigene Arbeit legt.',
  },
  ORG: {
    name: 'Originalität',
    description: 'Wie oft jemand auf eigene Ideen kommt.',
  },
  LRN: {
    name: 'Lerntempo',
    description: 'Wie schnell sich jemand in Unbekanntem zu Hause fühlt; eine Selbstbeschreibung, kein Maß für Fähigkeit.',
  },
  RUL: {
    name: 'Regelorientierung',
    description: 'Wie eng sich jemand an Regeln und vereinbarte Abläufe hält.',
  },
  RSK: {
    name: 'Risikobereitschaft',
    description: 'Wie bereitwillig jemand das Ungewisse mit dem größeren Gewinn wählt.',
  },
  CAN: {
    name: 'Direktheit',
    description: 'Wie deutlich jemand die eigene Meinung sagt, auch wenn sie unwillkommen ist.',
  },
};
