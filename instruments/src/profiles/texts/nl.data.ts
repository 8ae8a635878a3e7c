import type { Preparation, ProfileTexts } from './texts.ts';

type Texts = ProfileTexts['workingFromHome'];


const preparations: Record<Preparation, string> = {
  little: 'weinig',
  some: 'enige',
  medium: 'een gemiddelde',
  considerable: 'een aanzienlijke',
  extensive: 'een uitgebreide',
};

const families: Record<number, string> = {
  1: 'Directie en algemeen management',
  2: 'Operationeel en administratief management',
  3: 'Management in marketing, pr en verkoop',
  4: 'Bedrijfs- en projectspecialisten',
  5: 'Financiën en accountancy',
  6: 'Software en IT',
  7: 'Data, statistiek en wiskunde',
  8: 'Ingenieurs en architecten',
  9: 'Technici (techniek en wetenschap)',
  10: 'Wetenschappelijk onderzoek',
  11: 'Sociaal en maatschappelijk werk',
  12: 'Juridische beroepen',
  13: 'Onderwijs en training',
  14: 'Kunst, vormgeving en media',
  15: 'Behandelaars (diagnose en behandeling)',
  16: 'Verpleging, zorgondersteuning en verzorging',
  17: 'Politie, beveiliging en hulpdiensten',
  18: 'Voeding, horeca en persoonlijke dienstverlening',
  19: 'Verkoop',
  20: 'Kantoorwerk en administratieve ondersteuning',
  21: 'Klantenservice',
  22: 'Bouw en delfstoffenwinning',
  23: 'Installatie, onderhoud en reparatie',
  24: 'Productie en fabricage',
  25: 'Transport en logistiek',
};

const models: Record<number, { name: string; description: string }> = {
  1: {
    name: 'Leiderschap',
    description: 'Neemt verantwoordelijkheid voor richting en mensen, en blijft stabiel terwijl anderen houvast zoeken.',
  },
  2: {
    name: 'Samenwerking',
    description: 'Deelt, luistert en lost verschillen op, zodat de groep verder komt dan de leden afzonderlijk.',
  },
  3: {
    name: 'Innovatie',
    description: 'Stelt vragen bij hoe dingen gaan, vindt nieuwe manieren en durft die te proberen.',
  },
  4: {
    name: 'Klantgerichtheid',
    description: 'Ziet wat klanten nodig hebben, reageert hartelijk en komt na wat is beloofd.',
  },
  5: {
    name: 'Uitvoering',
    description: 'Plant, begint en maakt af, op tijd en zoals afgesproken.',
  },
  6: {
    name: 'Aanpassingsvermogen',
    description: 'Kan omgaan met verandering en tegenslag, en vindt in een nieuwe omgeving weer houvast.',
  },
};

const bands: Texts['bands'] = {
  low: 'Alleen werken zonder het kader van een kantoor kost naar eigen zeggen misschien meer moeite dan bij de meeste mensen. Afspraken over structuur en contact kunnen hier belangrijker zijn.',
  average:
    'Beschrijft gewoonten die ongeveer even goed bij alleen werken passen als die van de meeste mensen. Hoe het werk, de situatie thuis en het team zijn, geeft de doorslag.',
  high: 'Structuur aanbrengen, kalm blijven en uit zichzelf beginnen gaat naar eigen zeggen makkelijk. Contact en een einde aan de werkdag hebben misschien juist aandacht nodig.',
};

const facets: Texts['facets'] = {
  C5: {
    up: {
      meaning: 'Lijkt uit zichzelf te beginnen en dingen af te maken.',
      advice: 'Spreek resultaten af en laat de weg ernaartoe open.',
    },
    down: {
      meaning: 'Aan een taak beginnen en erbij blijven is misschien moeilijker zonder anderen in de buurt.',
      advice: 'Spreek korte stappen met een datum af, en bied aan om samen aan een taak te beginnen.',
    },
  },
  C1: {
    up: {
      meaning: 'Lijkt er zeker van het werk zonder hulp aan te kunnen.',
      advice: 'Maak het toch makkelijk om iets te vragen: zelfverzekerde mensen doen dat misschien laat.',
    },
    down: {
      meaning: 'Mist misschien iemand in de buurt die bevestigt dat het goed gaat.',
      advice: 'Geef vaak en persoonlijk feedback, en zeg aan wie meteen iets gevraagd kan worden.',
    },
  },
  C3: {
    up: {
      meaning: 'Lijkt zich aan afspraken gebonden te voelen, of er nu iemand kijkt of niet.',
      advice: 'Toezicht zou meer vertrouwen kosten dan het oplevert.',
    },
    down: {
      meaning: 'Gaat misschien vrij met afspraken om als prioriteiten verschuiven.',
      advice: 'Leg de paar afspraken die ertoe doen schriftelijk vast, met de reden erbij.',
    },
  },
  C4: {
    up: {
      meaning: 'Lijkt uit eigen beweging hoge doelen te stellen.',
      advice: 'Praat over wanneer het genoeg is; thuis is er geen kantoor dat sluit.',
    },
    down: {
      meaning: 'Doelen moeten misschien van buiten komen.',
      advice: 'Spreek voor elke week duidelijke doelen af en kijk er samen naar.',
    },
  },
  C2: {
    up: {
      meaning: 'Lijkt spullen en bestanden zonder hulp op orde te houden.',
      advice: 'Laat de manier van werken thuis een eigen keuze zijn.',
    },
    down: {
      meaning: 'De orde kan lijden als de vaste regelingen van een kantoor er niet zijn.',
      advice: 'Bied één gedeelde plek voor taken en bestanden, en houd die eenvoudig.',
    },
  },
  N6: {
    up: {
      meaning: 'Lijkt onder druk het hoofd koel te houden, ook alleen.',
      advice: 'Vraag toch naar de hoeveelheid werk; kalme mensen krijgen misschien te veel.',
    },
    down: {
      meaning: 'Druk weegt misschien zwaarder als er niemand in de buurt is om die te delen.',
      advice: 'Noem iemand die meteen gebeld kan worden als het zich opstapelt.',
    },
  },
  N1: {
    up: {
      meaning: 'Stilte en onduidelijke berichten lijken weinig zorgen te geven.',
      advice: 'Kom toch vroeg met nieuws.',
    },
    down: {
      meaning: 'Stilte kan als slecht nieuws worden opgevat.',
      advice: 'Antwoord snel, al is het maar om te zeggen wanneer het antwoord komt, en praat liever dan dat je schrijft.',
    },
  },
  N5: {
    up: {
      meaning: 'Lijkt verleidingen makkelijk opzij te zetten.',
      advice: 'Let erop dat er pauzes worden genomen.',
    },
    down: {
      meaning: 'Wat thuis voor het grijpen ligt, leidt misschien meer af.',
      advice: 'Ondersteun rustige uren zonder berichten, of dagen op kantoor.',
    },
  },
  O4: {
    up: {
      meaning: 'Lijkt nieuwe werkwijzen en hulpmiddelen makkelijk op te pakken.',
      advice: 'Laat ruimte om manieren van werken uit te proberen, en voor dagen die anders zijn.',
    },
    down: {
      meaning: 'Een andere plek en andere hulpmiddelen vragen misschien tijd om te wennen.',
      advice: 'Verander één ding tegelijk, en houd vergaderingen op vaste tijden.',
    },
  },
};

const limits: readonly string[] = [
  'Nooit een filter: op dit getal wordt niemand gekozen of afgewezen, en het bepaalt ook niet wie mag thuiswerken. Het is er om een gesprek voor te bereiden.',
  'Weinig zekerheid. De keuze van de facetten en hun gewichten is van onszelf, en niemand heeft aangetoond dat deze index voorspelt hoe thuiswerken gaat.',
  'Wat bekend is, wijst verschillende kanten op: in tien onderzoeken samen deden mensen die zichzelf als zorgvuldig en kalm beschrijven het bij werken op afstand iets beter; in een onderzoek onder mensen die in 2020 naar huis werden gestuurd, deden de zorgvuldige en de naar buiten gerichte mensen het in de loop van de maanden slechter.',
  'Onderzoek naar thuiswerken gaat vooral over mensen die er zelf voor kozen, en vaak beoordelen die zichzelf.',
  'Taken, leiding, een rustige kamer en een vrije keuze kunnen best meer uitmaken dan gewoonten. Niets daarvan zit in de index.',
];

const groups: Record<number, string> = {
  1: 'Management',
  2: 'Zakelijke dienstverlening en financiën',
  3: 'Technologie, data en techniek',
  4: 'Wetenschap en onderzoek',
  5: 'Onderwijs, sociaal werk en recht',
  6: 'Kunst en media',
  7: 'Gezondheid en zorg',
  8: 'Openbare veiligheid',
  9: 'Verkoop en dienstverlening',
  10: 'Kantoor en administratie',
  11: 'Bouw, reparatie en onderhoud',
  12: 'Productie en transport',
};

export const nl: ProfileTexts = {
  groups,
  families,
  models,
  /** Stands behind the description of each model. */
  modelNote: 'Een eigen competentiemodel; de gewichten zijn een vastgelegde inschatting.',
  workingFromHome: { bands, facets, limits },
  headings: { families: 'Beroepsgroepen', models: 'Competentiemodellen', saved: 'Bewaard vanuit succesprofielen' },
  describes: (occupations, preparation) =>
    `Berekend uit de werkstijlen van ${occupations} beroepen in O*NET 27.0, die meestal ` +
    `${preparations[preparation]} voorbereiding vragen. Het profiel beschrijft wat het werk gemiddeld vraagt, ` +
    'niet hoe mensen zijn die het goed doen.',
};
