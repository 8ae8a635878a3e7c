import type { ScaleTexts } from '../../scale-texts.ts';

export const opennessTexts: Record<'O1' | 'O2' | 'O3' | 'O4' | 'O5' | 'O6', Pick<ScaleTexts, 'report' | 'interview'>> = {
  O1: {
    report: {
      low: 'Houdt zich aan de feiten en aan wat voor iedereen zichtbaar is. Open opdrachten zonder voorbeeld komen misschien traag op gang.',
      average: 'Gebruikt verbeelding als een taak daarom vraagt en houdt zich verder aan de feiten. Zoekt dagdromen niet op, maar kent ze wel.',
      high: 'Denkt in beelden en mogelijkheden en krijgt een leeg vel makkelijk vol. Bij droog of eentonig werk kunnen de gedachten afdwalen.',
    },
    interview: {
      below: [
        'Vertel eens over een taak waarvoor geen voorbeeld bestond. Hoe begon je?',
        'Wanneer liet een idee van iemand anders je een andere manier van werken zien? Wat heb je ermee gedaan?',
      ],
      above: [
        'Vertel eens over werk waarin geen ruimte was voor verbeelding. Hoe hield je je aandacht erbij?',
        'Vertel eens over een idee van jou dat een plan moest worden. Wat waren de eerste stappen?',
      ],
    },
  },
  O2: {
    report: {
      low: 'Beoordeelt dingen eerder op hun nut dan op hun uiterlijk. Ziet zorg voor vorm en presentatie misschien als luxe.',
      average: 'Waardeert een goede vorm waar die past, maar staat er niet op. Zal zorg aan de presentatie besteden als gezegd is dat die telt.',
      high: 'Heeft oog voor schoonheid en vorm en hecht eraan hoe dingen eruitzien en klinken. Steekt misschien moeite in vormgeving waar iets eenvoudigs genoeg zou zijn.',
    },
    interview: {
      below: [
        'Wanneer was het uiterlijk van iets wat je opleverde belangrijker dan je had verwacht?',
        'Vertel eens over iets wat je aan klanten of aan het publiek moest presenteren. Hoe bepaalde je hoe het eruit moest zien?',
      ],
      above: [
        'Vertel eens over een keer dat je iets eenvoudig moest laten wat je liever mooi had gemaakt.',
        'Wanneer was er door budget of deadline geen ruimte voor goede vormgeving? Wat liet je vallen?',
      ],
    },
  },
  O3: {
    report: {
      low: 'Houdt gevoelens en werk gescheiden en beslist op basis van feiten. Stemmingen in een team blijven misschien onopgemerkt tot iemand ze uitspreekt.',
      average: 'Geen duidelijke neiging: gevoelens lijken niet meer en niet minder aandacht te krijgen dan gewoonlijk. Hoe zwaar ze tellen, kan van de situatie afhangen.',
      high: 'Merkt gevoelens, die van anderen en de eigen, vroeg en in detail op. Hevige situaties laten sporen na en hebben misschien tijd nodig om te bezinken.',
    },
    interview: {
      below: [
        'Vertel eens over een spanning in een team die je laat opmerkte. Wat waren de signalen?',
        'Beschrijf een besluit waarbij de gevoelens van mensen ertoe deden. Hoe kwam je daarachter?',
      ],
      above: [
        'Vertel eens over een situatie op het werk die je sterk raakte. Hoe werkte je verder?',
        'Vertel eens over kritiek die je moest geven terwijl dat ook voor jou moeilijk was. Hoe bereidde je je voor?',
      ],
    },
  },
  O4: {
    report: {
      low: 'Houdt van vertrouwde manieren van werken en wordt daar heel zeker in. Veranderingen vroeg aankondigen, met de reden erbij, helpt waarschijnlijk.',
      average: 'Accepteert verandering als die zin heeft en ziet sommige dingen graag blijven. Zoekt het nieuwe niet op en verzet zich er niet tegen.',
      high: 'Houdt van afwisseling en probeert een nieuwe manier als een van de eersten. Verandert misschien iets wat goed genoeg werkte, of raakt erop uitgekeken zodra het loopt.',
    },
    interview: {
      below: [
        'Vertel eens over een verandering op het werk die je niet wilde. Wat deed je in de eerste weken?',
        'Welke verandering van de afgelopen jaren kon je makkelijk accepteren, en waardoor kwam dat?',
      ],
      above: [
        'Welke routine heb je lang volgehouden, en hoe?',
        'Vertel eens over iets nieuws dat je hebt geprobeerd en weer hebt opgegeven voor de oude manier. Wat gaf de doorslag?',
      ],
    },
  },
  O5: {
    report: {
      low: 'Heeft liever praktische problemen en gewone woorden dan theorie. Leert graag van voorbeelden en door te doen.',
      average: 'Volgt abstracte zaken als ze ergens toe leiden. Theorie om de theorie houdt de aandacht waarschijnlijk maar een tijdje vast.',
      high: 'Geniet van abstracte vragen, theorie en moeilijke teksten. Zoekt misschien diepgang waar een snel en eenvoudig antwoord wordt gevraagd.',
    },
    interview: {
      below: [
        'Vertel eens over iets abstracts dat je moest leren. Hoe kreeg je er vat op?',
        'Beschrijf een lange of moeilijke tekst die je voor je werk moest lezen. Hoe haalde je eruit wat je nodig had?',
      ],
      above: [
        'Wanneer was een eenvoudig antwoord beter dan een grondig antwoord? Hoe merkte je dat?',
        'Vertel eens over een keer dat je iets moeilijks uitlegde aan iemand met haast. Wat liet je weg?',
      ],
    },
  },
  O6: {
    report: {
      low: 'Hecht aan traditie en aan de gevestigde orde. Voorstellen om een gewoonte af te schaffen vragen misschien om goede redenen en wat tijd.',
      average: 'Ziet waarde in traditie en ook in vragen daarover. Zal een gewoonte waarschijnlijk per geval wegen.',
      high: 'Stelt makkelijk vragen bij gezag en conventies. Hiërarchieën en gewoonten zonder duidelijke reden zijn misschien moeilijk te accepteren.',
    },
    interview: {
      below: [
        'Wanneer ben je van mening veranderd over hoe iets gedaan moet worden?',
        'Vertel eens over een instructie waar je vragen bij stelde. Hoe pakte je dat aan?',
      ],
      above: [
        'Wanneer heb je je op het werk aan een gewoonte gehouden terwijl je het zelf anders had gedaan?',
        'Vertel eens over een huisregel die je eerst vreemd vond. Wat leerde je over de reden ervan?',
      ],
    },
  },
};
