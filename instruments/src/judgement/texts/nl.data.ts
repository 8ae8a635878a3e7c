import type { JudgementWords } from './texts.ts';

/** Dutch. */
export const nl: JudgementWords = {
  stem: 'Welke reactie is het effectiefst, en welke het minst effectief?',
  areas: {
    others: {
      name: 'Samenwerken',
      description: 'Afspraken, meningsverschillen en hulp tussen mensen die samenwerken.',
    },
    setbacks: {
      name: 'Tegenslagen en fouten',
      description: 'Wat te doen als iets is misgegaan of niet goed genoeg was.',
    },
    planning: {
      name: 'Plannen en prioriteiten stellen',
      description: 'Tijd, datums en wat eerst komt.',
    },
    integrity: {
      name: 'Integriteit',
      description: 'Open en eerlijk blijven wanneer iets anders gemakkelijker zou zijn.',
    },
  },
  own: {
    agreements: {
      chance: {
        title: 'Veel situaties heb je anders afgewogen dan de makers',
        text: 'In veel situaties vond je andere reacties effectief dan de mensen die deze test hebben geschreven. Daar kunnen goede redenen voor zijn: wat werkt, hangt ook af van de mensen en de plek.',
      },
      some: {
        title: 'Je keuzes komen vaak overeen met die van de makers',
        text: 'In een flink deel van de situaties vond je dezelfde reacties effectief, of juist niet, als de mensen die deze test hebben geschreven. In andere maakte je een andere afweging.',
      },
      most: {
        title: 'Je keuzes komen meestal overeen met die van de makers',
        text: 'In de meeste situaties vond je dezelfde reacties effectief, of juist niet, als de mensen die deze test hebben geschreven.',
      },
    },
    limits: [
      'Wat effectief heet, is het oordeel van de makers van deze test. Dat is nog niet bevestigd door een groep deskundigen en ook niet door resultaten in het werk.',
      'Twaalf situaties zijn er weinig. Met twaalf andere zou het resultaat anders kunnen zijn.',
      'Het zegt wat volgens jou werkt. Het zegt niet wat je zou doen en ook niet hoe goed je werkt.',
      'Een organisatie die je resultaat mag zien, ziet een aantal punten met een bandbreedte en een beschrijving in woorden. Ze ziet nooit wat je in een afzonderlijke situatie hebt gekozen, en krijgt te lezen dat ze nooit op basis van dit resultaat alleen mag beslissen.',
    ],
  },
  managers: {
    agreements: {
      below: {
        verdict: 'Lager dan toeval',
        text: 'Het hele betrouwbaarheidsinterval ligt onder 18 punten, wat kiezen zonder te lezen gemiddeld oplevert. Zo weinig punten komen bijna nooit door toeval: misschien heeft deze persoon de vraag verkeerd gelezen, en bijvoorbeeld de meest en de minst effectieve reactie verwisseld. Het resultaat zegt dus niets over hoe deze persoon zulke situaties beoordeelt. Vraag hoe deze persoon de vraag heeft begrepen.',
      },
      chance: {
        verdict: 'Kan toeval zijn',
        text: 'Het betrouwbaarheidsinterval ligt niet geheel boven 18 punten, wat kiezen zonder te lezen gemiddeld oplevert. Het resultaat zegt dus niets over hoe deze persoon zulke situaties beoordeelt.',
      },
      some: {
        verdict: 'Meer dan toeval',
        text: 'Het hele betrouwbaarheidsinterval ligt boven 18 punten, wat kiezen zonder te lezen gemiddeld oplevert: deze persoon is het vaker met de sleutel eens dan bij toeval. Hoeveel vaker is onzeker.',
      },
      most: {
        verdict: 'Meestal in lijn met de sleutel',
        text: 'Het hele betrouwbaarheidsinterval ligt op 30 punten of meer: deze persoon is het in de meeste situaties met de sleutel eens.',
      },
    },
    hasty:
      'De helft van de situaties is in minder dan 10 seconden per situatie beantwoord. Dat is te kort om ze te lezen: gebruik dit resultaat niet.',
    sources: [
      'Punten: elk van de 12 situaties levert er hoogstens 4 op. De reactie die als effectiefst is gekozen, levert 2 punten op als die in de sleutel eerste is en 1 als die tweede is; de reactie die als minst effectief is gekozen, levert 2 punten op als die laatste is en 1 als die voorlaatste is. Er gaan nooit punten af.',
      'Sleutel: het oordeel van de makers, met een opgeschreven reden bij elke reactie. Nog geen groep deskundigen en geen onderzoek naar resultaten in het werk heeft die bevestigd.',
      'Betrouwbaarheidsinterval: 95%, voorlopig. De 12 situaties tellen daarin als 18 vragen met elk één goed antwoord. Dat komt uit gesimuleerde antwoorden en een aanname over andere situaties, nog niet van echte mensen.',
      'Norm: nog geen. De punten worden vergeleken met wat mogelijk is, niet met andere mensen.',
    ],
    limits: [
      'Lees uit de punten niet af hoe goed iemand in een functie is: ze zeggen alleen hoe vaak de keuzes overeenkomen met de sleutel.',
      'Zet mensen niet op volgorde van hun punten. Met twaalf situaties overlappen de meeste intervallen, en de volgorde zou toeval zijn.',
      'Verwacht niet dat iemand ook zo handelt als in de test is gekozen. De test vraagt wat het best werkt, en dat weten is niet hetzelfde als het doen.',
      'Trek geen conclusies over één onderwerp. Drie situaties per onderwerp zijn te weinig voor een score.',
      'Wijs nooit iemand af om dit resultaat alleen. Praat liever met de persoon over situaties uit je eigen werk.',
    ],
  },
};
