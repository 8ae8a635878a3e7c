import type { ManagerWords } from '../../manager-texts.ts';

export const words: ManagerWords = {
  leaning: 'Neigt deze kant op, maar kan heel goed gemiddeld zijn.',
  limits: [
    'Elke score heeft een betrouwbaarheidsinterval. Lees twee scores waarvan de intervallen elkaar grotendeels overlappen als gelijk.',
    'Een persoonlijkheidsresultaat is op zichzelf nooit een reden om iemand af te wijzen. Gebruik het om een gesprek voor te bereiden, samen met werkproeven en ervaring.',
    'Wie ergens op solliciteert, beschrijft zichzelf vaak iets gunstiger. De norm houdt daar geen rekening mee.',
    'Dit zijn zelfbeschrijvingen op één dag. Ze zeggen hoe iemand de eigen gewoonten ziet, niet hoe goed iemand werkt, wat iemand kan of hoe gezond iemand is.',
    'Geen niveau is op zichzelf goed of slecht: wat in de ene baan helpt, kan in een andere hinderen, en de meeste banen zijn op meer dan één manier goed te doen.',
    'De norm bestaat uit vrijwilligers op internet, niet uit sollicitanten, en niet uit mensen van één land of vak.',
  ],
  uncompared:
    'De acht neigingen worden nog met niemand vergeleken; ze geven alleen weer wat is geantwoord. Ze zijn aanwijzingen en bewijzen op zichzelf niets.',
  selection:
    'Facet O6 (politieke opvattingen) maakt geen deel uit van een selectie, en hier ook niet van factor O. Facet N3 (somberheid) telt alleen mee in factor N en wordt niet apart vermeld.',
  lowMood:
    'Somberheid (facet N3) is hoe vaak iemand zich naar eigen zeggen op gewone dagen somber voelt. Het is geen diagnose, en geen reden om naar gezondheid te vragen of iets te besluiten.',
  notAsked:
    'Facet O6 (Progressiviteit) is niet gevraagd: de test is begonnen terwijl er een sollicitatie liep, en dan blijven de vier vragen ervan weg. Openheid bestaat uit de andere vijf facetten.',
  earlier:
    'Dit resultaat is gescoord vóór versie 2026.2 van de test. Het houdt zijn norm (de leeftijdsgroep van de persoon), zijn namen en zijn match, en is niet te vergelijken met nieuwere resultaten.',
  publishedNames: { N5: 'Onmatigheid', N6: 'Kwetsbaarheid', A2: 'Moraliteit' },
  norms: {
    tendencies: {
      name: 'Neigingen, startwaarden',
      group: 'leeftijd 18–70',
      source:
        'Gemiddelden en standaardafwijkingen van dezelfde constructen in de SPI-27 (publiek domein), die andere vragen stelt. Voorlopig, tot genoeg mensen de onze hebben beantwoord.',
    },
    own: {
      fiveFactor: 'Eigen mensen, vrouwen en mannen samen',
      tendencies: 'Eigen mensen, neigingen',
      source: 'Resultaten van deze installatie',
    },
  },
};
