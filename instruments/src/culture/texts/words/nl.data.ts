import type { CultureWords } from './words.ts';

const flatPerson =
  'gaf elke werkwijze dezelfde waarde, dus de antwoorden zeggen niet wat belangrijker is en wat minder.';

/** Dutch. */
export const nl: CultureWords = {
  labels: {
    opposed: 'Tegengesteld',
    chance: 'Kan toeval zijn',
    moderate: 'Matig',
    strong: 'Sterk',
    none: 'Niet beschikbaar',
  },
  outcomes: {
    organization: {
      opposed:
        'Wat deze persoon voorop stelt, kenmerkt de organisatie meestal het minst, en omgekeerd. Praat over de grootste verschillen; die staan hieronder.',
      chance:
        'De wensen van deze persoon en de cultuur die managers beschrijven, lopen niet duidelijker gelijk dan antwoorden bij toeval zouden kunnen. Dat is geen goed en geen slecht teken.',
      moderate:
        'Meerdere dingen die deze persoon belangrijk vindt, kenmerken ook de organisatie. De verschillen hieronder laten zien waar dat ophoudt.',
      strong:
        'Het meeste wat deze persoon belangrijk vindt, kenmerkt ook de organisatie, en het meeste van de rest is voor beide minder belangrijk.',
    },
    people: {
      opposed:
        'Wat de een voorop stelt, komt bij de ander meestal achteraan. Praat over de grootste verschillen; die staan hieronder.',
      chance:
        'Hun wensen lopen niet duidelijker gelijk dan antwoorden bij toeval zouden kunnen. De meeste paren komen hier uit.',
      moderate:
        'Ze delen meerdere dingen die voor hen belangrijk zijn. De verschillen laten zien waar dat ophoudt.',
      strong:
        'Ze willen grotendeels hetzelfde van een werkplek, en grotendeels hetzelfde is voor beiden minder belangrijk.',
    },
  },
  absences: {
    organization: {
      'other questions':
        'Geen match: deze persoon en het cultuurprofiel hebben verschillende versies van de vragen beantwoord, en alleen antwoorden op dezelfde vragen worden vergeleken. Wie de test vanaf nu doet, kan met een nieuwe cultuurtest van je managers worden vergeleken.',
      'first is flat': `Geen match: deze persoon ${flatPerson}`,
      'second is flat':
        'Geen match: de antwoorden van de managers komen voor elke werkwijze gelijk uit, dus niets kenmerkt de organisatie meer dan de rest.',
      'too few shared answers':
        'Geen match: er zijn minder dan 30 van de 40 werkwijzen beantwoord.',
    },
    people: {
      'other questions':
        'Geen vergelijking: deze twee mensen hebben verschillende versies van de vragen beantwoord, en alleen antwoorden op dezelfde vragen worden vergeleken.',
      'first is flat': `Geen vergelijking: de eerste persoon ${flatPerson}`,
      'second is flat': `Geen vergelijking: de tweede persoon ${flatPerson}`,
      'too few shared answers':
        'Geen vergelijking: minder dan 30 van de 40 werkwijzen zijn door beiden beantwoord.',
    },
  },
  verdicts: {
    organization: {
      more: 'Voor deze persoon belangrijker dan het de organisatie kenmerkt',
      less: 'Voor deze persoon minder belangrijk dan het de organisatie kenmerkt',
      same: 'Geen duidelijk verschil',
    },
    people: {
      more: 'Belangrijker voor de eerste persoon',
      less: 'Belangrijker voor de tweede persoon',
      same: 'Geen duidelijk verschil',
    },
  },
  agreement: {
    one: 'Eén manager heeft de cultuur beschreven. Of anderen die ook zo zien, is niet bekend.',
    shared: (managers) => `${managers} managers beschrijven de cultuur grotendeels gelijk.`,
    apart: (managers) =>
      `Nog niet gedeeld: ${managers} managers beschrijven de cultuur verschillend, dus hun gemiddelde komt misschien met niemands ervaring overeen. Praat over de verschillen voordat je het gebruikt.`,
  },
  limits: {
    everybody: [
      'Elke categorie wordt vergeleken met de andere categorieën van dezelfde persoon, nooit met andere mensen. Ook wie alles belangrijk vindt, heeft categorieën onder het eigen gemiddelde.',
      'Het betrouwbaarheidsinterval van een categorie laat zien hoe sterk de vijf antwoorden overeenkomen. Een categorie heet alleen hoog of laag als het hele interval aan één kant ligt.',
      'Er zijn geen goede of foute wensen, en geen niveau van een categorie is op zich goed of slecht.',
    ],
    managers: [
      'Wat iemand belangrijk vindt, is nooit een reden om die persoon af te wijzen. Het is een onderwerp voor het gesprek.',
    ],
    organizations: [
      'Zo zien managers de organisatie. Medewerkers zien die misschien anders, en teams kunnen onderling verschillen.',
      'Het profiel laat zien wat de organisatie het meest kenmerkt, vergeleken met de andere categorieën van de organisatie zelf. Het is geen vergelijking met andere organisaties.',
    ],
    people: [
      'Dit vergelijkt de volgorde van de wensen van twee mensen. Het zegt nooit wie van hen beter past of beter werkt.',
      'Verschillende dingen willen staat samenwerken niet in de weg; het is iets om over te praten.',
    ],
    firstVersion: {
      report:
        'Dit resultaat is gemaakt met versie 2026.1 van de vragen. Sommige zijn sindsdien veranderd, en “Tempo en wedijver” heet nu “Wedijver”. Het wordt alleen vergeleken met resultaten en cultuurprofielen van dezelfde versie.',
      organization:
        'Dit profiel is gemaakt met versie 2026.1 van de vragen. Sommige zijn sindsdien veranderd, en mensen die de cultuurtest vanaf nu doen, worden er niet mee vergeleken. Begin een nieuwe cultuurtest om hen te vergelijken.',
    },
  },
  neverAKnockOut: [
    'Een cultuurmatch is nooit een reden om iemand af te wijzen. Het is een onderwerp voor het gesprek.',
    'De match vergelijkt wensen met hoe managers de organisatie zien. Bekwaamheid wordt niet gemeten, en werk goed doen vraagt meer dan willen wat anderen willen.',
    'De match is onzeker: een match van 40 kan net zo goed 10 of 63 zijn. Overlappen de intervallen van twee mensen elkaar, dan kan het verschil toeval zijn.',
    'Bijna niemand komt in de buurt van 100. Gesimuleerde kandidaten die precies bij een organisatie passen, krijgen ongeveer 66, meestal tussen 43 en 83, omdat afzonderlijke antwoorden schommelen.',
    'Wat iemand belangrijk vindt, hangt ook af van leeftijd, afkomst, familie en eerdere werkgevers. Wie daarop kiest, kan ongewild hele groepen uitsluiten.',
    'Een organisatie van mensen die allemaal hetzelfde willen, mist wat de anderen zouden toevoegen. Juist wie vraagt om wat ontbreekt, kan degene zijn die ze nodig heeft.',
  ],
};
