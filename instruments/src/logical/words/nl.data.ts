import type { LogicalWords } from './words.ts';

/** Dutch. */
export const nl: LogicalWords = {
  report: {
    ANALOGY: {
      low: 'Loste minder analogieën op dan ons model van een gemiddelde persoon verwacht.',
      average: 'Loste ongeveer zoveel analogieën op als ons model van een gemiddelde persoon verwacht.',
      high: 'Loste meer analogieën op dan ons model van een gemiddelde persoon verwacht.',
    },
    SEQUENCE: {
      low: 'Zette minder reeksen van getallen en figuren voort dan ons model van een gemiddelde persoon verwacht.',
      average: 'Zette ongeveer zoveel reeksen van getallen en figuren voort als ons model van een gemiddelde persoon verwacht.',
      high: 'Zette meer reeksen van getallen en figuren voort dan ons model van een gemiddelde persoon verwacht.',
    },
    TOTAL: {
      low: 'Heeft bij nieuwe stof die een regel volgt misschien meer tijd, voorbeelden of uitleg nodig. Bekend werk hoeft daar niet onder te lijden: daar telt ervaring zwaarder.',
      average: 'Vindt waarschijnlijk in een gewoon tempo de weg in nieuwe stof. Wat mensen weten en hebben gedaan, zegt meer over hun werk dan deze score.',
      high: 'Ziet waarschijnlijk snel hoe nieuwe stof in elkaar zit. Dat zegt niets over zorgvuldigheid, kennis of samenwerken.',
    },
  },
  doubts: {
    none: 'Geen enkele vraag heeft een antwoord, en elke vraag telt als niet opgelost. De score zegt niets over wat deze persoon kan.',
    few: 'De helft van de vragen of meer heeft geen antwoord, en die tellen als niet opgelost. De score zegt weinig over wat deze persoon kan.',
    guessing: 'Niet meer goede antwoorden dan kiezen zonder te kijken zou geven. De score zegt niets over wat deze persoon kan: vraag hoe de test is gegaan.',
  },
  verdicts: {
    none: 'Geen antwoorden',
    few: 'Te weinig antwoorden om iets te zeggen',
    guessing: 'Niet meer dan door te gokken',
    low: 'Onder het midden',
    'perhaps low': 'Onder het midden, kan toeval zijn',
    average: 'Rond het midden',
    'perhaps high': 'Boven het midden, kan toeval zijn',
    high: 'Boven het midden',
  },
  limits: {
    everybody: [
      'De schaal is voorlopig: ze komt uit een model en is nog niet vergeleken met resultaten van mensen. “Het midden” is wat het model verwacht, niet wat andere mensen haalden.',
      'De test meet één soort redeneren op één dag. De test meet geen kennis, inzet of succes op het werk en is geen diagnose.',
    ],
    managers: [
      'Een resultaat alleen is nooit een reden om iemand af te wijzen. Gebruik het samen met proefopdrachten, ervaring en een gesprek.',
      'De test wordt zonder toezicht gedaan. Herhaal hem onder toezicht als er veel van afhangt; een tweede poging is iets makkelijker dan de eerste.',
      'Iedereen mag het eigen resultaat verwijderen en de test na 30 dagen opnieuw doen, met andere vragen. Het rapport vermeldt het als het niet de eerste poging was.',
      'Lawaai, een klein scherm, ziekte of uitleg in een tweede taal verlagen een score en laten er geen spoor in achter.',
      'De test is kort, dus de betrouwbaarheidsintervallen zijn breed. Lees twee scores waarvan de intervallen elkaar grotendeels overlappen als gelijk.',
      'Evenveel goede antwoorden kunnen verschillende scores geven: een moeilijke vraag die is opgelost terwijl makkelijke dat niet zijn, kan gegokt zijn, en een vraag zonder antwoord telt als niet opgelost.',
    ],
    earlier: 'Dit resultaat komt uit een eerdere versie van de vragen. Sommige daarvan waren op twee manieren te lezen, en de laatste waren niet voor iedereen even moeilijk. Het houdt de score die het kreeg; vergelijk het niet precies met resultaten van latere versies.',
  },
  questions: {
    conditions: {
      about: 'Omstandigheden',
      question: 'Waar en op welk apparaat heb je de test gedaan, en heeft iets je gestoord?',
    },
    answering: {
      about: 'Antwoorden',
      question: 'Hoe pakte je de test aan als een vraag moeilijk was: gokte je, sloeg je hem over of bleef je erbij?',
    },
    sections: {
      about: 'Analogieën en reeksen',
      question: 'Welk van de twee delen ging je makkelijker af, en herken je dat uit je werk?',
    },
    low: {
      about: 'Leren',
      question: 'Vertel eens over iets ingewikkelds dat je moest leren. Wat hielp je om het te begrijpen?',
    },
    average: {
      about: 'Leren',
      question: 'Wanneer moest je voor het laatst je weg vinden in iets nieuws, en hoe pakte je dat aan?',
    },
    high: {
      about: 'Uitleggen',
      question: 'Vertel eens over een keer dat je een oplossing eerder zag dan de anderen. Hoe hielp je hen om die ook te zien?',
    },
  },
  difference: {
    few: 'Te weinig vragen hebben een antwoord om de twee delen te vergelijken.',
    same: 'De twee delen verschillen niet duidelijk: lees ze als gelijk.',
    analogy: 'Analogieën gingen duidelijk beter dan reeksen.',
    sequence: 'Reeksen gingen duidelijk beter dan analogieën.',
  },
  effort: {
    untimed: 'Er is te weinig tijd gemeten om er iets over te zeggen.',
    rapid: {
      names: { analogy: 'Snelle antwoorden, analogieën', sequence: 'Snelle antwoorden, reeksen' },
      seen: (percent, seconds) =>
        `${percent} van de antwoorden kwam binnen ${seconds} seconden, te kort om naar de vraag te kijken. Zulke antwoorden zijn meestal gokken, en de score is misschien te laag.`,
      fine: 'Er was tijd om naar de vragen te kijken.',
    },
    unreached: {
      names: { analogy: 'Zonder antwoord, analogieën', sequence: 'Zonder antwoord, reeksen' },
      seen: (percent) =>
        `${percent} van de vragen heeft geen antwoord en telt als fout. De score zegt weinig over wat deze persoon met meer tijd zou kunnen oplossen.`,
      fine: 'Er zijn genoeg vragen beantwoord.',
    },
  },
};
