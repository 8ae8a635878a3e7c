import type { CategoryCode } from '../../categories.ts';
import type { Emphasis } from '../../emphasis.ts';
import type { CategoryTexts } from '../category-texts.ts';

/** Dutch. */
export const cultureManagerTexts: Record<CategoryCode, Pick<CategoryTexts, 'report' | 'organization' | 'questions'>> = {
  INN: {
    report: {
      low: 'Hecht op het werk minder aan nieuwe dingen uitproberen dan aan andere dingen. Verbetert waarschijnlijk graag wat er al is, en vraagt eerst waar een verandering goed voor is.',
      middle: 'Geeft nieuwe ideeën ongeveer evenveel gewicht als de rest. Doet waarschijnlijk mee aan een experiment als het nut ervan te zien is.',
      high: 'Zoekt vooral ruimte om te verkennen en dingen uit te proberen. Werk dat al lang vastligt, voelt misschien beperkt, en een ruw idee wordt al vroeg getoond.',
    },
    organization: {
      low: 'Nieuwe dingen uitproberen kenmerkt deze organisatie minder dan andere dingen. Beproefde manieren blijven, en dat spaart moeite; een nieuw idee vraagt geduld tot iemand het oppakt.',
      middle: 'Nieuwe ideeën hebben hier hun plaats naast al het andere. Of er een wordt geprobeerd, hangt waarschijnlijk van het team af.',
      high: 'Verkennen valt hier op: ruwe ideeën worden getoond, er zijn vaak kleine proeven, over mislukkingen wordt gepraat. Dat brengt kansen en ook onaf werk waar iemand mee moet leven.',
    },
    questions: {
      more: [
        'Vertel eens over iets nieuws dat je op het werk hebt uitgeprobeerd. Wat had je nodig gehad om er verder mee te komen?',
        'Waar zou je iets nieuws zoeken in werk dat bekende wegen volgt?',
      ],
      less: [
        'Vertel eens over een tijd waarin werkwijzen om je heen vaak veranderden. Wat hielp je, en wat niet?',
        'Als iemand je een idee laat zien dat nog half af is, wat wil je dan weten voordat je meedoet?',
      ],
    },
  },
  STA: {
    report: {
      low: 'Hecht minder aan vaste werkwijzen en aankondigingen ruim van tevoren dan aan andere dingen. Voelt zich waarschijnlijk op het gemak waar veel openligt, en vindt gedetailleerde regels misschien vermoeiend.',
      middle: 'Geeft regels en voorspelbaarheid ongeveer evenveel gewicht als de rest. Kan waarschijnlijk even goed werken met een vaste werkwijze als zonder.',
      high: 'Zoekt vooral duidelijke werkwijzen, duidelijke rollen en tijd om zich voor te bereiden. Plannen die plotseling veranderen, vallen waarschijnlijk zwaarder dan bij anderen.',
    },
    organization: {
      low: 'Schriftelijke regels en aankondigingen ruim van tevoren kenmerken deze organisatie minder dan andere dingen. Mensen kunnen zich snel aanpassen, en ze moeten zelf uitzoeken wat geldt.',
      middle: 'Er zijn hier regels waar ze nodig zijn, en verder beslissen mensen per geval. Nieuwe mensen moeten misschien vragen wat waar geldt.',
      high: 'Schriftelijke werkwijzen, duidelijke rollen en vroege aankondigingen vallen hier op. Mensen kunnen rekenen op wat geldt, en een geval waar geen regel bij past, duurt langer.',
    },
    questions: {
      more: [
        'Vertel eens over een plan dat kort van tevoren werd veranderd. Wat deed dat met je werk?',
        'Welke afspraken heb je op papier nodig om goed te werken, en welke niet?',
      ],
      less: [
        'Vertel eens over een regel op het werk die je te beperkend vond. Wat deed je eraan?',
        'Denk aan een taak met een vaste werkwijze. Welk deel ervan zou je zelf willen invullen?',
      ],
    },
  },
  SUP: {
    report: {
      low: 'Vraagt minder om persoonlijke aandacht en steun dan om andere dingen. Let waarschijnlijk zelf op de eigen belasting en ontwikkeling, en zegt misschien niet op tijd dat het te veel wordt.',
      middle: 'Geeft steun voor mensen ongeveer evenveel gewicht als de rest. Gebruikt waarschijnlijk wat er wordt aangeboden, zonder daar een werkplek op uit te kiezen.',
      high: 'Zoekt vooral aandacht voor mensen: werklast, leren, privéleven, tijd met een leidinggevende. Als die zelden vraagt hoe het gaat, wordt dat misschien meer gemist dan andere dingen.',
    },
    organization: {
      low: 'Aandacht voor belasting, leren en privéleven kenmerkt deze organisatie minder dan andere dingen. Zelfstandige mensen vinden dat misschien prettig, en dat iemand het moeilijk heeft, wordt misschien laat opgemerkt.',
      middle: 'Steun voor mensen krijgt hier ongeveer evenveel aandacht als andere dingen. Hoeveel iemand krijgt, hangt waarschijnlijk van de leidinggevende af.',
      high: 'Zorg voor mensen valt hier op: leidinggevenden vragen hoe het gaat, leren heeft eigen dagen, met privébehoeften wordt rekening gehouden. Dat kost tijd en geld die elders naar iets anders gaan.',
    },
    questions: {
      more: [
        'Wat deed een leidinggevende van jou waar je het meest aan had? Waaraan zou je merken dat je dat weer nodig hebt?',
        'Als je zelf om steun moet vragen, hoe pak je dat aan?',
      ],
      less: [
        'Als een leidinggevende vaak vraagt hoe het met je gaat, hoeveel daarvan vind je nuttig?',
        'Vertel eens over een tijd waarin je te veel te doen had. Wanneer hoorden anderen dat?',
      ],
    },
  },
  RES: {
    report: {
      low: 'Hecht minder aan gemeten doelen en beloning voor resultaten dan aan andere dingen. Ziet waarschijnlijk waarde in werk dat niet in een cijfer te vangen is, en verzet zich misschien tegen een oordeel op basis van een cijfer.',
      middle: 'Geeft meetbare resultaten ongeveer evenveel gewicht als de rest. Zal een streefcijfer waarschijnlijk accepteren en verder kijken dan dat.',
      high: 'Zoekt vooral duidelijke doelen, zichtbare vooruitgang en een beloning daarvoor. Werk waarvan het nut vaag blijft, wordt misschien al snel losgelaten.',
    },
    organization: {
      low: 'Gemeten doelen kenmerken deze organisatie minder dan andere dingen. Er is ruimte voor werk dat pas laat iets oplevert of nooit in een cijfer te zien is, en vooruitgang is moeilijker te zien.',
      middle: 'Doelen worden hier gesteld en bekeken, naast veel andere dingen die tellen. Niet bij al het werk hoort een cijfer.',
      high: 'Doelen, datums en beloningen voor resultaten vallen hier op. Mensen weten wat telt, en wat niet te tellen is, komt er misschien bekaaid van af.',
    },
    questions: {
      more: [
        'Waaraan merkte je dat je werk goed ging toen niemand het mat?',
        'Van sommig werk blijkt het nut pas na jaren. Wat houdt je daarbij op gang?',
      ],
      less: [
        'Vertel eens over een streefcijfer waar je naartoe werkte. Wat deed dat met je manier van werken?',
        'Welk deel van je werk verdient aandacht, ook al is het in geen cijfer te zien?',
      ],
    },
  },
  PAC: {
    report: {
      low: 'Hecht minder aan wedijver en vergelijking dan aan andere dingen. Beoordeelt het eigen werk waarschijnlijk naar een eigen maatstaf en trekt zich terug waar collega’s zich met elkaar meten.',
      middle: 'Geeft wedijver ongeveer evenveel gewicht als de rest. Kan waarschijnlijk aan een wedstrijd meedoen en het ook zonder stellen.',
      high: 'Zoekt vooral een wedstrijd die het winnen waard is: vergelijking, ranglijsten, concurrenten om voor te blijven. Werk dat met niets wordt vergeleken, kan zijn aantrekkingskracht verliezen.',
    },
    organization: {
      low: 'Wedijver kenmerkt deze organisatie minder dan andere dingen. Teams gaan uit van hun eigen doelen, en wat concurrenten doen, wordt misschien laat opgemerkt.',
      middle: 'Vergelijking met anderen heeft hier haar plaats naast andere dingen. Sommige teams volgen hun concurrenten op de voet, andere kijken naar hun eigen werk.',
      high: 'Vergelijking met concurrenten en tussen collega’s valt hier op. Dat past bij mensen die van een wedstrijd houden, maar het geeft collega’s een reden om dingen voor zich te houden.',
    },
    questions: {
      more: [
        'Vertel eens over een wedstrijd op het werk die je wilde winnen. Wat deed je daarvoor?',
        'Waaraan zie je dat je het goed doet waar resultaten niet worden vergeleken?',
      ],
      less: [
        'Hoe werk je tussen collega’s die graag resultaten vergelijken?',
        'Vertel eens over een keer dat jouw resultaten op een ranglijst naast die van anderen stonden. Wat veranderde dat voor jou?',
      ],
    },
  },
  DET: {
    report: {
      low: 'Hecht minder aan controleren en precisie dan aan andere dingen. Vindt iets waarschijnlijk vroeg af, dus spreek af wat exact moet kloppen.',
      middle: 'Geeft zorg voor details ongeveer evenveel gewicht als de rest. Controleert waarschijnlijk waar een fout duur zou zijn.',
      high: 'Zoekt vooral zorgvuldigheid: een tweede controle, bronnen, oorzaken. Werk ongecontroleerd moeten afgeven, stuit misschien tegen de borst.',
    },
    organization: {
      low: 'Controles en normen kenmerken deze organisatie minder dan andere dingen. Werk gaat vroeg de deur uit, en een deel ervan komt terug.',
      middle: 'Zorg voor details heeft hier haar plaats naast andere dingen. Hoe streng werk wordt gecontroleerd, hangt waarschijnlijk af van wat er op het spel staat.',
      high: 'Een tweede controle, bronnen en oorzaken vallen hier op. Wat de deur uit gaat, is betrouwbaar, en het gaat later de deur uit.',
    },
    questions: {
      more: [
        'Vertel eens over werk dat je moest afgeven voordat het zo goed was als je wilde.',
        'Welke controles kun je missen als er weinig tijd is, en welke niet?',
      ],
      less: [
        'Vertel eens over een fout van jou die iemand anders vond. Wat veranderde je daarna?',
        'Wanneer heb je er iets aan dat een tweede persoon je werk controleert?',
      ],
    },
  },
  TEA: {
    report: {
      low: 'Hecht minder aan gezamenlijk werk en gedeelde eer dan aan andere dingen. Is waarschijnlijk gesteld op eigen taken en rust, dus om informatie moet misschien worden gevraagd.',
      middle: 'Geeft samenwerking ongeveer evenveel gewicht als de rest. Werkt waarschijnlijk alleen of met anderen, zoals de taak het vraagt.',
      high: 'Zoekt vooral gezelschap in het werk: ongevraagde hulp, overleg over besluiten, gedeeld succes. Een taak die maandenlang alleen gedaan moet worden, kan deze persoon zwaar vallen.',
    },
    organization: {
      low: 'Gezamenlijke besluiten en gedeelde eer kenmerken deze organisatie minder dan andere dingen. Mensen kunnen door met hun eigen taak, en kennis blijft misschien waar die is.',
      middle: 'Mensen werken hier samen waar de taak daarom vraagt. Over sommige besluiten wordt overlegd, andere neemt één persoon.',
      high: 'Hulp, open informatie en gezamenlijke besluiten vallen hier op. Niemand staat alleen voor een probleem, en een besluit wacht tot iedereen is gehoord.',
    },
    questions: {
      more: [
        'Als je het grootste deel van je werk alleen doet, waar zoek je dan uitwisseling met anderen?',
        'Vertel eens over een team waarin je graag werkte. Wat deden de mensen daar van dag tot dag?',
      ],
      less: [
        'Vertel eens over een besluit dat een heel team nam terwijl één persoon het had kunnen nemen. Hoe was dat voor jou?',
        'Hoe komen anderen te weten wat jij weet als je alleen werkt?',
      ],
    },
  },
  INT: {
    report: {
      low: 'Zette andere dingen vóór openheid en instaan voor de gevolgen voor anderen toen er gekozen moest worden. Dat is een volgorde van wensen en zegt niets over eerlijkheid.',
      middle: 'Geeft openheid en verantwoordelijkheid ongeveer evenveel gewicht als de rest. Vindt allebei waarschijnlijk vanzelfsprekend.',
      high: 'Zoekt vooral mensen die instaan voor wat ze doen: besluiten die iedereen kan lezen, beloften die worden nagekomen, redenen die worden gegeven. Een besluit zonder de redenen ervoor kan snel vertrouwen kosten.',
    },
    organization: {
      low: 'Open besluiten, redenen die vooraf worden gegeven en oog voor de gevolgen voor anderen kenmerken deze organisatie minder dan andere dingen. Dat spaart misschien tijd, en mensen vragen zich misschien af wat er achter een besluit zit.',
      middle: 'Openheid en verantwoordelijkheid hebben hier hun plaats naast andere dingen. Voor sommige besluiten worden redenen gegeven, andere moeten worden aanvaard zoals ze zijn.',
      high: 'Instaan voor wat je doet valt hier op: besluiten zijn voor iedereen te lezen, meldingen gaan naar een instantie buiten de organisatie, beloften worden nagekomen ook als dat iets kost. Dat vraagt geld en tijd.',
    },
    questions: {
      more: [
        'Niet elke reden kan meteen worden gegeven. Vertel eens over een besluit dat je moest accepteren zonder te weten waarom.',
        'Wat doe je als een belofte niet meer na te komen is?',
      ],
      less: [
        'Vertel eens over een fout die je op het werk maakte. Wie hoorde ervan, en wanneer?',
        'Wanneer moest je een moeilijk besluit uitleggen aan de mensen die het raakte? Hoe deed je dat?',
      ],
    },
  },
};

/** What was said otherwise of results of version 2026.1. */
export const firstVersionManagerReports: Partial<
  Record<
    CategoryCode,
    {
      report?: Partial<Record<Emphasis, string>>;
      organization?: Partial<Record<Emphasis, string>>;
      questions?: CategoryTexts['questions'];
    }
  >
> = {
  SUP: {
    report: {
      high: 'Zoekt vooral aandacht voor mensen: werklast, leren, privéleven, een bedankje. Als een leidinggevende zelden vraagt hoe het gaat, wordt dat misschien meer gemist dan andere dingen.',
    },
  },
  PAC: {
    report: {
      low: 'Hecht minder aan snelheid en wedijver dan aan andere dingen. Heeft waarschijnlijk liever tijd om na te denken, en trekt zich misschien terug waar collega’s zich met elkaar meten.',
      middle: 'Geeft snelheid en wedijver ongeveer evenveel gewicht als de rest. Kan zich waarschijnlijk een tijd haasten en daarna weer vaart minderen.',
      high: 'Zoekt vooral snelle besluiten en een wedstrijd die het winnen waard is. Lang overleg stelt het geduld van deze persoon waarschijnlijk op de proef.',
    },
    organization: {
      low: 'Snelheid en wedijver kenmerken deze organisatie minder dan andere dingen. Besluiten kunnen rijpen, en een kans die niet wacht, gaat misschien voorbij.',
      middle: 'Tempo krijgt hier evenveel nadruk als andere zaken: snel als het ertoe doet, langzamer bij de rest.',
      high: 'Snelle besluiten en vergelijking met anderen vallen hier op. Dat geeft energie aan mensen die van een wedstrijd houden, en het laat weinig tijd om iets nog eens te overdenken.',
    },
    questions: {
      more: [
        'Vertel eens over een besluit dat lang duurde en waar je bij betrokken was. Wat had het sneller gemaakt?',
        'Wat doe je met je energie terwijl je op anderen wacht?',
      ],
      less: [
        'Vertel eens over een keer dat je sneller moest beslissen dan je wilde. Hoe pakte dat uit?',
        'Hoe werk je tussen collega’s die graag resultaten vergelijken?',
      ],
    },
  },
  INT: {
    report: {
      high: 'Zoekt vooral mensen die instaan voor wat ze doen: fouten waarover wordt verteld, beloften die worden nagekomen, redenen die worden gegeven. Een besluit zonder de redenen ervoor kan snel vertrouwen kosten.',
    },
    organization: {
      low: 'Over fouten vertellen, redenen geven en de gevolgen voor anderen wegen kenmerken deze organisatie minder dan andere dingen. Dat spaart misschien tijd en ongemakkelijke gesprekken, en mensen vragen zich misschien af wat er achter een besluit zit.',
      high: 'Instaan voor wat je doet valt hier op: over fouten wordt verteld, meldingen krijgen een vervolg, beloften worden nagekomen ook als dat iets kost. Dat vraagt geld en openhartige gesprekken.',
    },
  },
};
