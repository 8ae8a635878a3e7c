import type { TendencyCode } from '../../../scales.ts';
import type { ScaleTexts } from '../../scale-texts.ts';

export const tendencyTexts: Record<TendencyCode, Pick<ScaleTexts, 'report' | 'interview'>> = {
  INF: {
    report: {
      low: 'Lijkt weinig behoefte te hebben aan het laatste woord en het overtuigen aan anderen te laten. Dringt met goede argumenten misschien niet aan.',
      average: 'Zal waarschijnlijk proberen te overtuigen als iets belangrijk is, en andere besluiten aanvaarden. Meepraten lijkt ertoe te doen, het laatste woord minder.',
      high: 'Lijkt besluiten te willen sturen en mensen voor iets te willen winnen. Een besluit dat anders uitviel, kan moeilijk te accepteren zijn.',
    },
    interview: {
      below: [
        'Vertel eens over een besluit waarop je meer invloed had moeten proberen te krijgen.',
        'Vertel eens over een goed idee van jou dat anderen niet oppakten. Wat heb je geprobeerd?',
      ],
      above: [
        'Vertel eens over een besluit dat tegen jouw zin uitviel en dat je daarna moest uitdragen.',
        'Vertel eens over iemand door wie je van mening veranderde. Hoe kreeg die dat voor elkaar?',
      ],
    },
  },
  DRV: {
    report: {
      low: 'Naar eigen zeggen tevreden met degelijke resultaten. Haalbare doelen hebben waarschijnlijk de voorkeur.',
      average: 'Lijkt geen duidelijke neiging te laten zien. Doet iets graag goed en kiest haalbare doelen.',
      high: 'Lijkt zich moeilijke doelen te stellen. Houdt er waarschijnlijk aan vast als ze lastig blijken.',
    },
    interview: {
      below: [
        'Welk doel heb je jezelf onlangs gesteld, en hoe weet je of je het haalt?',
        'Vertel eens over een doel dat moeilijker bleek dan je dacht. Wat deed je?',
      ],
      above: [
        'Vertel eens over een keer dat het succes van iemand anders nuttiger was dan dat van jou.',
        'Vertel eens over een doel dat je niet haalde. Hoe ging je daarmee om?',
      ],
    },
  },
  STD: {
    report: {
      low: 'Lijkt iets af te leveren zodra het goed genoeg is en dan door te gaan. Waar kleine fouten duur zijn, kan een tweede paar ogen helpen.',
      average: 'Waarschijnlijk zorgvuldig waar het telt en ontspannen bij de rest. Hoeveel afwerking iets krijgt, kan afhangen van wie het te zien krijgt.',
      high: 'Lijkt zich aan gebreken te storen en werkt waarschijnlijk door tot de details kloppen. Er gaat misschien tijd naar afwerking waar niemand om heeft gevraagd.',
    },
    interview: {
      below: [
        'Vertel eens over een fout van jou die anderen vonden. Wat heb je sindsdien veranderd?',
        'Denk aan het laatste wat je hebt gemaakt. Hoe besloot je dat het goed genoeg was?',
      ],
      above: [
        'Wanneer leverde je voor het laatst iets in dat je liever nog had verbeterd? Hoe besloot je dat?',
        'Vertel eens over een keer dat snelheid belangrijker was dan afwerking. Wat liet je weg?',
      ],
    },
  },
  ORG: {
    report: {
      low: 'Lijkt liever voort te bouwen op ideeën die er al zijn. Bij taken die om iets heel nieuws vragen, zijn misschien voorbeelden nodig om mee te beginnen.',
      average: 'Zegt een aantal eigen ideeën te hebben en die van anderen op te pakken. Zal waarschijnlijk eerder verbeteren wat er is dan iets nieuws bedenken.',
      high: 'Naar eigen zeggen vol ideeën en ongewone invalshoeken. Daaruit kiezen vraagt misschien om een tweede stap, of een tweede persoon.',
    },
    interview: {
      below: [
        'Vertel eens over iets wat je hebt verbeterd, hoe klein ook. Waar kwam het idee vandaan?',
        'Beschrijf een idee van elders dat je in je werk hebt gebruikt. Wat moest je eraan veranderen?',
      ],
      above: [
        'Welke van je ideeën bleken de moeite niet waard? Hoe kwam je daarachter?',
        'Vertel eens over een idee dat je tot het einde hebt uitgewerkt. Welke andere liet je daarvoor liggen?',
      ],
    },
  },
  LRN: {
    report: {
      low: 'Zegt voor nieuwe stof de tijd te nemen. Een langere aanloop en ruimte om te oefenen kunnen helpen.',
      average: 'Beschrijft een gewoon tempo bij nieuwe stof. Uitleg en wat oefening zijn waarschijnlijk genoeg.',
      high: 'Zegt zich snel thuis te voelen in nieuwe stof; dat is geen maat voor kunnen. Oefening waardoor het geleerde blijft hangen, wordt misschien overgeslagen.',
    },
    interview: {
      below: [
        'Wat heb je het laatst voor je werk geleerd, en wat hielp je daarbij?',
        'Vertel eens over een hulpmiddel of een onderwerp dat je veel tijd kostte. Wat had het makkelijker gemaakt?',
      ],
      above: [
        'Vertel eens over iets waarvan je te snel dacht dat je het begreep.',
        'Hoe heb je iets bijgehouden wat je snel had geleerd?',
      ],
    },
  },
  RUL: {
    report: {
      low: 'Lijkt eigen wegen te zoeken en een regel opzij te zetten als die in de weg staat. Bij strikte procedures zijn misschien redenen nodig die overtuigen.',
      average: 'Volgt waarschijnlijk procedures die zinvol zijn en past de rest aan. Vraagt het bij twijfel vermoedelijk na.',
      high: 'Lijkt zich nauw aan regels en instructies te houden. Een geval waarin geen regel voorziet, kan vertraging geven.',
    },
    interview: {
      below: [
        'Vertel eens over een procedure die je veranderde of oversloeg. Wat kwam daarvan?',
        'Vertel eens over een regel waarvan je de reden pas later begreep.',
      ],
      above: [
        'Vertel eens over een geval waarvoor geen regel bestond. Wat deed je?',
        'Wanneer vroeg je voor het laatst of een regel veranderd kon worden? Wat was je argument?',
      ],
    },
  },
  RSK: {
    report: {
      low: 'Lijkt de veilige keuze te maken en te beschermen wat er is. Kansen met een onzekere uitkomst gaan misschien voorbij.',
      average: 'Neemt waarschijnlijk een risico als winst en verlies in verhouding zijn. Lijkt graag een weg terug te houden.',
      high: 'Lijkt bereid om de onzekere keuze te maken als er meer te winnen is. Misschien is iemand anders nodig om de mogelijke verliezen te tellen.',
    },
    interview: {
      below: [
        'Vertel eens over een kans die je voorbij liet gaan. Zou je dat weer doen?',
        'Beschrijf een onzekere stap die je toch zette. Wat gaf de doorslag?',
      ],
      above: [
        'Vertel eens over een risico dat niet goed uitpakte. Hoe had je je daarop voorbereid?',
        'Vertel eens over een risico waar je van afzag. Wat was de reden?',
      ],
    },
  },
  CAN: {
    report: {
      low: 'Lijkt woorden met zorg te kiezen en gevoelens te ontzien. Kritiek komt misschien laat, of zo zacht dat die niet wordt opgemerkt.',
      average: 'Zegt waarschijnlijk wat ertoe doet en kiest het moment. Duidelijke taal en tact lijken ongeveer even belangrijk.',
      high: 'Lijkt ronduit te zeggen wat anderen niet uitspreken. Die woorden kunnen anderen laten schrikken of kwetsen zonder dat het zo bedoeld is.',
    },
    interview: {
      below: [
        'Vertel eens over kritiek die je voor je hield. Hoe liep dat af?',
        'Wanneer moest je voor het laatst iets zeggen wat niet welkom was? Hoe koos je je woorden?',
      ],
      above: [
        'Wanneer richtte jouw duidelijke taal schade aan? Wat deed je toen?',
        'Vertel eens over een keer dat je besloot niet te zeggen wat je dacht. Wat hield je tegen?',
      ],
    },
  },
};
