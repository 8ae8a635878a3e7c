import type { IqTexts } from './own-texts.ts';

/** Dutch. */
export const nl: IqTexts = {
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
        low: 'Je vond de eenvoudigere verbanden tussen figuren; waar meer regels tegelijk gelden, werd het moeilijker dan voor het midden wordt verwacht.',
        average: 'Je vond de verbanden tussen figuren ongeveer zo vaak als voor het midden wordt verwacht.',
        high: 'Je vond de verbanden tussen figuren vaker dan voor het midden wordt verwacht, ook waar meer regels tegelijk gelden.',
      },
    },
    SEQUENCE: {
      name: 'Reeksen',
      description: 'De regel achter een reeks getallen of figuren vinden, en de reeks ermee voortzetten',
      own: {
        low: 'Je vond de eenvoudigere regels van reeksen; die van meer stappen waren moeilijker dan voor het midden wordt verwacht.',
        average: 'Je vond de regels van reeksen ongeveer zo vaak als voor het midden wordt verwacht.',
        high: 'Je vond de regels van reeksen vaker dan voor het midden wordt verwacht, ook die van meer stappen.',
      },
    },
    TOTAL: {
      name: 'Logisch redeneren',
      description: 'Beide delen samen: regels vinden in nieuw materiaal',
      own: {
        low: 'Zulke opgaven, tegen de klok, gingen je deze keer niet makkelijk af. Voorbeelden en wat meer tijd maken bij nieuw materiaal vaak het verschil.',
        average: 'Je hebt zulke opgaven ongeveer zo vaak opgelost als voor het midden wordt verwacht.',
        high: 'Zulke opgaven gingen je makkelijk af: waarschijnlijk zie je snel hoe nieuw materiaal in elkaar zit.',
      },
    },
  },
  noAnswers: 'Geen enkele vraag heeft een antwoord, en elke vraag telt als niet opgelost. De score zegt niets over wat je kunt.',
  fewAnswers: 'De helft van de vragen of meer heeft geen antwoord, en die tellen als niet opgelost. De score zegt weinig over wat je kunt.',
  norm: {
    name: 'Voorlopige norm',
    group: 'nog niemand gemeten',
    source: 'moeilijkheid zoals verwacht op grond van de regels van de opgaven; aangenomen is dat vaardigheden normaal verdeeld zijn',
  },
  limits: [
    'De norm is voorlopig: er is nog niemand voor gemeten. “Gemiddeld” is wat het model verwacht, niet wat andere mensen haalden.',
    'De bandbreedtes zijn groot, omdat de test kort is. Lees twee scores waarvan de bandbreedtes elkaar grotendeels overlappen als gelijk.',
    'De test meet één soort redeneren op één dag. Het is geen maat voor kennis, ijver of succes op het werk, en geen klinisch IQ.',
    'Een slechte dag, lawaai of een klein scherm kan meer punten kosten dan je denkt. Niets hiervan zegt wat je kunt leren.',
    'De uitleg en de voorbeelden zijn uit het Engels vertaald. Of het voor de score uitmaakt in welke taal je ze leest, is nog niet onderzocht; de norm maakt geen verschil tussen talen.',
  ],
};
