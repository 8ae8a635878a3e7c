import type { LogicalTexts } from './own-texts.ts';

/** Dutch. */
export const nl: LogicalTexts = {
  practice: {
    analogy: [
      'Van de eerste figuur naar de tweede blijft de vorm gelijk en wordt die helemaal gevuld. De driehoek blijft dus een driehoek en wordt helemaal gevuld.',
      'Elke rij heeft een eigen vorm, en in elk vakje staat er één meer dan links ervan. Na twee sterren komen er drie.',
      'De derde figuur van elke rij laat samen zien wat de eerste twee laten zien. Er valt niets weg en er komt niets bij.',
    ],
    sequence: [
      'Elk getal is 2 meer dan het getal ervoor: 10 + 2 = 12.',
      'De pijl draait elke keer even ver naar rechts. Na de pijl naar beneden komt die naar linksonder.',
      'Twee reeksen wisselen elkaar af: 10, 20, 30 en 1, 2, 3. Het volgende getal hoort bij de eerste reeks, dus het is 40.',
    ],
  },
  scores: {
    ANALOGY: {
      name: 'Analogieën',
      description: 'Zien hoe figuren bij elkaar horen, en de figuur vinden die ze compleet maakt',
      own: {
        low: 'Je vond een deel van de verbanden tussen figuren. De vragen met meer regels tegelijk zijn de moeilijkste van dit deel.',
        average: 'Je vond veel van de verbanden tussen figuren.',
        high: 'Je vond de meeste verbanden tussen figuren, ook moeilijkere.',
      },
    },
    SEQUENCE: {
      name: 'Reeksen',
      description: 'De regel achter een reeks getallen of figuren vinden, en de reeks ermee voortzetten',
      own: {
        low: 'Je vond een deel van de regels achter de reeksen. Regels met meer stappen zijn de moeilijkste van dit deel.',
        average: 'Je vond veel van de regels achter de reeksen.',
        high: 'Je vond de meeste regels achter de reeksen, ook moeilijkere.',
      },
    },
    TOTAL: {
      name: 'Logisch redeneren',
      description: 'Beide delen samen: regels vinden in nieuwe stof',
      own: {
        low: 'Zulke vragen, tegen de klok, gingen je deze keer niet makkelijk af. Voorbeelden en wat meer tijd maken bij nieuwe stof vaak het verschil.',
        average: 'Je hebt veel van de vragen opgelost in de tijd die er was.',
        high: 'Zulke vragen gingen je makkelijk af: waarschijnlijk zie je snel hoe nieuwe stof in elkaar zit.',
      },
    },
  },
  doubts: {
    none: 'Geen enkele vraag heeft een antwoord, en elke vraag telt als niet opgelost. Het resultaat zegt niets over wat je kunt.',
    few: 'De helft van de vragen of meer heeft geen antwoord, en die tellen als niet opgelost. Het resultaat zegt weinig over wat je kunt.',
    guessing: 'Deze keer laten je antwoorden niet zien welke regels je vond: kiezen zonder te kijken geeft ongeveer evenveel goede antwoorden. Lawaai, haast of onduidelijke uitleg kan de reden zijn.',
  },
  verdicts: {
    none: 'Geen antwoorden',
    few: 'Te weinig antwoorden om iets te zeggen',
    guessing: 'Niet genoeg om iets te zeggen',
    low: 'Deze keer lastig',
    average: 'Rond het midden',
    high: 'Ging heel goed',
  },
  norm: {
    name: 'Voorlopige schaal',
    group: 'uit een model, nog niet uit resultaten van mensen',
    source: 'moeilijkheid zoals verwacht op grond van de regels van de vragen; aangenomen is dat vaardigheden normaal verdeeld zijn',
  },
  limits: [
    'De schaal is voorlopig: ze komt uit een model en is nog niet vergeleken met resultaten van mensen. “Het midden” is wat het model verwacht, niet wat andere mensen haalden.',
    'De test meet één soort redeneren op één dag. De test meet geen kennis, inzet of succes op het werk en is geen diagnose.',
    'De test is kort: op een andere dag kan je resultaat een stap hoger of lager uitvallen.',
    'Een slechte dag, lawaai of een klein scherm kan meer uitmaken dan je denkt. Niets hiervan zegt wat je kunt leren.',
  ],
  earlier: 'Dit resultaat komt uit een eerdere versie van de vragen. Het blijft zoals het is.',
};
