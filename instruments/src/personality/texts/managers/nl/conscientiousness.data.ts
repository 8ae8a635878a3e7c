import type { ScaleTexts } from '../../scale-texts.ts';

export const conscientiousnessTexts: Record<'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6', Pick<ScaleTexts, 'report' | 'interview'>> = {
  C1: {
    report: {
      low: 'Schat het eigen kunnen voorzichtig in, vraagt eerst en handelt dan. Vóór een grote stap zijn misschien aanmoediging en een duidelijke opdracht nodig.',
      average: 'Zeker in vertrouwde taken en voorzichtig in nieuwe. Vraagt waarschijnlijk om een tweede mening als er veel van afhangt.',
      high: 'Vertrouwt op het eigen kunnen en neemt moeilijke taken op zich. Vraagt misschien laat om hulp of belooft wat te veel.',
    },
    interview: {
      below: [
        'Vertel eens over een taak die je eerst te moeilijk voor je vond. Hoe ging het?',
        'Beschrijf een besluit dat je alleen nam terwijl je ook had kunnen overleggen. Wat maakte je zeker genoeg?',
      ],
      above: [
        'Wanneer heb je jezelf voor het laatst overschat? Hoe merkte je dat, en wat deed je?',
        'Vertel eens over een taak die te groot was voor één persoon. Op welk moment haalde je er anderen bij?',
      ],
    },
  },
  C2: {
    report: {
      low: 'Stoort zich niet aan wanorde en besteedt weinig tijd aan opruimen. Anderen vinden misschien niet wat ze nodig hebben, dus gedeelde plekken vragen om afspraken.',
      average: 'Houdt orde waar dat loont en kan elders met wanorde leven. Volgt gedeelde systemen meestal.',
      high: 'Houdt dingen netjes, gelabeld en op hun plaats. Wanorde in de omgeving kan ergernis geven, en opruimen gaat misschien voor dringender werk.',
    },
    interview: {
      below: [
        'Hoe heb je ervoor gezorgd dat een collega je werk op korte termijn kon overnemen?',
        'Vertel eens over iets belangrijks dat niet te vinden was toen het nodig was. Wat heb je sindsdien veranderd?',
      ],
      above: [
        'Vertel eens over de samenwerking met iemand die veel minder netjes is dan jij. Hoe ging dat?',
        'Wanneer liet je voor het laatst iets rommelig omdat iets anders voorging?',
      ],
    },
  },
  C3: {
    report: {
      low: 'Lijkt regels als richtlijn te zien en per geval te oordelen. Vooraf afspreken welke toezeggingen vaststaan, kan nuttig zijn.',
      average: 'Komt beloften na en wijkt van een regel af als daar een goede reden voor is. Houdt zich aan wat duidelijk is afgesproken.',
      high: 'Houdt woord en volgt regels, ook als niemand kijkt. Heeft het misschien moeilijk als een regel en het gezonde verstand niet dezelfde kant op wijzen.',
    },
    interview: {
      below: [
        'Vertel eens over een belofte op het werk die je niet kon nakomen. Wat deed je?',
        'Vertel eens over een regel op het werk waarvan je afweek. Hoe besloot je dat, en aan wie vertelde je het?',
      ],
      above: [
        'Vertel eens over een regel die in een bepaald geval geen zin had. Wat deed je?',
        'Beschrijf een belofte waarop je moest terugkomen omdat de omstandigheden waren veranderd. Hoe deed je dat?',
      ],
    },
  },
  C4: {
    report: {
      low: 'Doet wat nodig is en geeft werk zijn plaats. Ambitieuze doelen alleen motiveren waarschijnlijk niet; zinvol werk en goed gezelschap misschien wel.',
      average: 'Spant zich extra in voor doelen die dat waard lijken en houdt zich verder aan wat wordt gevraagd. Neemt af en toe extra taken op zich.',
      high: 'Stelt hoge doelen en doet wat daarvoor nodig is. Verwacht misschien hetzelfde van iedereen, en rust kan erbij inschieten.',
    },
    interview: {
      below: [
        'Wanneer deed je voor het laatst meer dan van je werd verwacht? Wat maakte het de moeite waard?',
        'Vertel eens over een taak die je echte inzet waard vond. Waar lag dat aan?',
      ],
      above: [
        'Vertel eens over de samenwerking met collega’s die met minder tevreden waren dan jij. Wat deed je?',
        'Beschrijf een periode waarin je heel veel werkte. Hoe zorgde je voor rust?',
      ],
    },
  },
  C5: {
    report: {
      low: 'Vindt het moeilijk om aan saaie taken te beginnen en werkt in vlagen, vaak goed met een deadline. Korte stappen en vroeg tussentijds overleg helpen.',
      average: 'Begint op tijd aan de meeste taken en stelt er een paar uit. Houdt vol als belangstelling of een deadline daarbij helpt.',
      high: 'Begint meteen en maakt dingen af, ook als ze saai zijn. Blijft misschien aan een taak werken die geen zin meer heeft.',
    },
    interview: {
      below: [
        'Vertel eens over een taak die je steeds uitstelde. Hoe kreeg je die uiteindelijk af?',
        'Hoe deelde je je laatste week zonder deadlines in?',
      ],
      above: [
        'Vertel eens over iets waarmee je halverwege stopte omdat dat juist was.',
        'Wanneer onderbrak je voor het laatst een taak voor iets wat dringender was? Hoe pakte je die weer op?',
      ],
    },
  },
  C6: {
    report: {
      low: 'Beslist snel en handelt meteen, wat helpt als er weinig tijd is. De gevolgen worden misschien pas achteraf gezien.',
      average: 'Denkt belangrijke stappen goed door en beslist snel over kleine. Hoelang een besluit duurt, hangt af van wat er op het spel staat.',
      high: 'Denkt lang na en weegt de gevolgen voordat een stap wordt gezet. Onder tijdsdruk komen besluiten misschien laat.',
    },
    interview: {
      below: [
        'Vertel eens over een besluit dat je te snel nam. Wat zou je nu nagaan?',
        'Waar keek je naar voor je laatste stap op het werk die niet terug te draaien was?',
      ],
      above: [
        'Vertel eens over een besluit dat je moest nemen zonder genoeg te weten.',
        'Welke besluiten neem je binnen een minuut, en over welke slaap je eerst een nacht? Geef van allebei een voorbeeld.',
      ],
    },
  },
};
