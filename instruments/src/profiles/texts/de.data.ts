import type { Preparation, ProfileTexts } from './texts.ts';

type Texts = ProfileTexts['workingFromHome'];


const preparations: Record<Preparation, string> = {
  little: 'wenig Vorbereitung',
  some: 'etwas Vorbereitung',
  medium: 'ein mittleres Maß an Vorbereitung',
  considerable: 'erhebliche Vorbereitung',
  extensive: 'umfangreiche Vorbereitung',
};

const families: Record<number, string> = {
  1: 'Geschäftsführung und allgemeines Management',
  2: 'Leitung von Betrieb und Verwaltung',
  3: 'Leitung von Marketing, PR und Vertrieb',
  4: 'Betriebswirtschaft und Projekte',
  5: 'Finanzen und Rechnungswesen',
  6: 'Software und IT',
  7: 'Daten, Statistik und Mathematik',
  8: 'Ingenieurwesen und Architektur',
  9: 'Technische Fachkräfte (Ingenieurwesen, Wissenschaft)',
  10: 'Wissenschaftliche Forschung',
  11: 'Soziale und gemeinnützige Dienste',
  12: 'Recht',
  13: 'Unterricht und Weiterbildung',
  14: 'Kunst, Design und Medien',
  15: 'Heilberufe (Diagnose, Behandlung)',
  16: 'Pflege, Gesundheitsassistenz und Betreuung',
  17: 'Polizei, Sicherheit und Rettungswesen',
  18: 'Gastgewerbe und persönliche Dienstleistungen',
  19: 'Verkauf und Vertrieb',
  20: 'Büro und Verwaltung',
  21: 'Kundenservice',
  22: 'Bau und Rohstoffgewinnung',
  23: 'Installation, Wartung und Reparatur',
  24: 'Produktion und Fertigung',
  25: 'Transport und Logistik',
};

const models: Record<number, { name: string; description: string }> = {
  1: {
    name: 'Führung',
    description:
      'Übernimmt Verantwortung für Richtung und Menschen und bleibt ausgeglichen, wenn andere Orientierung suchen.',
  },
  2: {
    name: 'Zusammenarbeit',
    description:
      'Teilt, hört zu und legt Differenzen bei, sodass die Gruppe weiter kommt als die Einzelnen.',
  },
  3: {
    name: 'Innovation',
    description:
      'Hinterfragt, wie Dinge gemacht werden, findet neue Wege und wagt es, sie auszuprobieren.',
  },
  4: {
    name: 'Kundenorientierung',
    description:
      'Bemerkt, was die Kundschaft braucht, antwortet herzlich und hält, was versprochen wurde.',
  },
  5: {
    name: 'Umsetzung',
    description: 'Plant, beginnt und schließt ab, pünktlich und wie vereinbart.',
  },
  6: {
    name: 'Anpassungsfähigkeit',
    description:
      'Kommt mit Veränderungen und Rückschlägen zurecht und fasst in neuer Umgebung wieder Fuß.',
  },
};

const bands: Texts['bands'] = {
  low: 'Nach eigener Aussage kann die Arbeit allein, ohne den Rahmen eines Büros, mehr Mühe kosten als bei den meisten. Absprachen zu Struktur und Kontakt sind hier vielleicht wichtiger.',
  average:
    'Beschreibt Gewohnheiten, die zur Arbeit allein etwa so gut passen wie die der meisten Menschen. Den Ausschlag geben die Arbeit, das Zuhause und das Team.',
  high: 'Nach eigener Aussage fallen Struktur, Ruhe und ein Anfang ohne Anstoß von außen leicht. Dafür brauchen Kontakt und ein Ende des Arbeitstages vielleicht Aufmerksamkeit.',
};

const facets: Texts['facets'] = {
  C5: {
    up: {
      meaning: 'Scheint ohne Anstoß von außen anzufangen und Dinge zu Ende zu bringen.',
      advice: 'Vereinbaren Sie Ergebnisse und lassen Sie den Weg dorthin offen.',
    },
    down: {
      meaning:
        'Mit einer Aufgabe anzufangen und dranzubleiben, fällt ohne andere in der Nähe vielleicht schwerer.',
      advice:
        'Vereinbaren Sie kurze Schritte mit Terminen und bieten Sie an, eine Aufgabe gemeinsam zu beginnen.',
    },
  },
  C1: {
    up: {
      meaning: 'Scheint sich sicher zu sein, die Arbeit ohne Hilfe zu bewältigen.',
      advice:
        'Machen Sie es trotzdem leicht, zu fragen: Wer zuversichtlich ist, fragt vielleicht spät.',
    },
    down: {
      meaning: 'Vermisst vielleicht jemanden in der Nähe, der bestätigt, dass es gut läuft.',
      advice:
        'Geben Sie oft und persönlich Rückmeldung und sagen Sie, wer sich sofort fragen lässt.',
    },
  },
  C3: {
    up: {
      meaning: 'Vereinbarungen scheinen verbindlich zu sein, ob jemand zusieht oder nicht.',
      advice: 'Überwachung würde mehr Vertrauen kosten, als sie bringt.',
    },
    down: {
      meaning: 'Geht mit Vereinbarungen vielleicht frei um, wenn sich Prioritäten verschieben.',
      advice:
        'Halten Sie die wenigen Vereinbarungen, auf die es ankommt, mit Begründung schriftlich fest.',
    },
  },
  C4: {
    up: {
      meaning: 'Scheint sich ungefragt hohe Ziele zu setzen.',
      advice: 'Sprechen Sie darüber, wann es genug ist; zu Hause gibt es kein Büro, das schließt.',
    },
    down: {
      meaning: 'Ziele müssen vielleicht von außen kommen.',
      advice:
        'Vereinbaren Sie klare Ziele für jede Woche und sehen Sie sich diese gemeinsam an.',
    },
  },
  C2: {
    up: {
      meaning: 'Scheint Dinge und Dateien allein in Ordnung zu halten.',
      advice: 'Überlassen Sie die Arbeitsweise zu Hause der eigenen Wahl.',
    },
    down: {
      meaning: 'Ohne die festen Strukturen eines Büros leidet vielleicht die Ordnung.',
      advice: 'Bieten Sie einen gemeinsamen Ort für Aufgaben und Dateien an und halten Sie ihn einfach.',
    },
  },
  N6: {
    up: {
      meaning: 'Scheint unter Druck einen klaren Kopf zu behalten, auch allein.',
      advice:
        'Fragen Sie trotzdem nach der Arbeitsmenge; wer ruhig wirkt, bekommt vielleicht zu viel.',
    },
    down: {
      meaning: 'Druck wiegt vielleicht schwerer, wenn niemand in der Nähe ist, um ihn zu teilen.',
      advice: 'Nennen Sie jemanden, der sich sofort anrufen lässt, wenn zu viel zusammenkommt.',
    },
  },
  N1: {
    up: {
      meaning: 'Schweigen und unklare Nachrichten scheinen wenig Sorgen zu bereiten.',
      advice: 'Teilen Sie Neuigkeiten trotzdem früh mit.',
    },
    down: {
      meaning: 'Schweigen wird vielleicht als schlechte Nachricht gedeutet.',
      advice:
        'Antworten Sie bald, und sei es nur, um zu sagen, wann die Antwort kommt, und sprechen Sie lieber, als zu schreiben.',
    },
  },
  N5: {
    up: {
      meaning: 'Scheint Versuchungen mühelos beiseitezuschieben.',
      advice: 'Achten Sie darauf, dass Pausen gemacht werden.',
    },
    down: {
      meaning: 'Was zu Hause zur Hand ist, lenkt vielleicht stärker ab.',
      advice: 'Unterstützen Sie ruhige Zeitblöcke ohne Nachrichten oder Tage im Büro.',
    },
  },
  O4: {
    up: {
      meaning: 'Scheint sich leicht auf neue Wege und Werkzeuge einzulassen.',
      advice: 'Lassen Sie Raum, Arbeitsweisen auszuprobieren, und für Tage, die anders verlaufen.',
    },
    down: {
      meaning: 'Sich an einen anderen Ort und andere Werkzeuge zu gewöhnen, braucht vielleicht Zeit.',
      advice: 'Ändern Sie immer nur eines und behalten Sie feste Zeiten für Besprechungen bei.',
    },
  },
};

const limits = [
  'Niemals ein Filter: Wegen dieser Zahl wird niemand ausgewählt oder abgelehnt, und niemandem wird deshalb die Arbeit zu Hause erlaubt. Sie soll ein Gespräch vorbereiten.',
  'Geringe Sicherheit. Die Auswahl der Facetten und ihre Gewichte stammen von uns, und niemand hat gezeigt, dass dieser Index vorhersagt, wie die Arbeit zu Hause verläuft.',
  'Was bekannt ist, weist in verschiedene Richtungen: In zehn Studien schnitten Menschen, die sich als gewissenhaft und ruhig beschreiben, bei der Arbeit aus der Ferne etwas besser ab; in einer Studie mit Menschen, die 2020 nach Hause geschickt wurden, schnitten die gewissenhaften und die kontaktfreudigen mit den Monaten schlechter ab.',
  'Studien zur Arbeit zu Hause handeln meist von Menschen, die sie selbst gewählt haben, und oft bewerten sich diese Menschen selbst.',
  'Aufgaben, Führung, ein ruhiger Raum und eine freie Wahl können durchaus mehr ausmachen als Gewohnheiten. Nichts davon steckt im Index.',
];

const groups: Record<number, string> = {
  1: 'Leitung',
  2: 'Wirtschaft und Finanzen',
  3: 'Technologie, Daten und Technik',
  4: 'Wissenschaft und Forschung',
  5: 'Bildung, Soziales und Recht',
  6: 'Kunst und Medien',
  7: 'Gesundheit und Pflege',
  8: 'Öffentliche Sicherheit',
  9: 'Verkauf und Dienstleistung',
  10: 'Büro und Verwaltung',
  11: 'Bau, Reparatur und Wartung',
  12: 'Produktion und Transport',
};

export const de: ProfileTexts = {
  groups,
  families,
  models,
  /** Stands behind the description of each model. */
  modelNote: 'Ein von uns entwickeltes Kompetenzmodell; die Gewichte sind eine dokumentierte Einschätzung.',
  workingFromHome: { bands, facets, limits },
  headings: { families: 'Berufsfelder', models: 'Kompetenzmodelle', saved: 'Aus Erfolgsprofilen gespeichert' },
  describes: (occupations, preparation) =>
    `Berechnet aus den Arbeitsstilen von ${occupations} Berufen in O*NET 27.0, die in der Regel ` +
    `${preparations[preparation]} erfordern. Das Profil beschreibt, was die Arbeit im Durchschnitt verlangt, ` +
    'nicht, wie Menschen sind, die sie gut machen.',
};
