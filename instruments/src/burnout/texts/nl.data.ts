import type { BurnoutTexts } from './texts.ts';

/** Dutch, in the tone of a good doctor’s letter: warm, plain, and without fear. */
export const nl: BurnoutTexts = {
  consent: {
    version: '2026.2-nl',
    title: 'Voordat je begint',
    intro:
      'Deze vragen gaan over je energie: hoe moe of uitgerust je bent. Dat raakt aan je gezondheid, en daarom vragen we eerst je toestemming. Je mag nee zeggen, en niemand hoort waarom.',
    points: [
      {
        heading: 'Wat er wordt gevraagd',
        text: '19 vragen over de afgelopen vier weken: hoe het in het algemeen met je gaat, hoe het werk gaat, en hoe het is met de mensen voor wie je werkt. Ongeveer vier minuten, zonder klok. Je mag een vraag overslaan, en ook het laatste deel als je niet rechtstreeks met mensen werkt.',
      },
      {
        heading: 'Wat je zelf ziet',
        text: 'Je resultaat met wat het betekent, wat kan helpen en wat er sinds de vorige keer is veranderd. Het is van jou.',
      },
      {
        heading: 'Wat een manager ziet',
        text: 'Alleen zolang je de organisatie toestemming geeft om je resultaten te zien: in welk van drie gebieden je belasting ligt (laag, matig, hoog) en, vanaf matig, welke kanten van het werk het zwaarst wegen. Nooit je antwoorden, je score, of wat je over jezelf buiten het werk zegt.',
      },
      {
        heading: 'Groepen',
        text: 'Een organisatie kan het afgeronde gemiddelde zien van een groep van vijf of meer mensen die dat toestaan. Het is zo gemaakt dat je uit het verschil tussen twee gemiddelden niet één persoon kunt aflezen.',
      },
      {
        heading: 'Waar het niet voor wordt gebruikt',
        text: 'Niet om mensen te kiezen, op volgorde te zetten of uit te sluiten, en niet als diagnose.',
      },
      {
        heading: 'Hoe je stopt',
        text: 'Je kunt bij elke vraag stoppen en verwijderen wat je hebt geantwoord. Je kunt de toestemming altijd intrekken; vanaf dat moment ziet de organisatie je resultaat niet meer, en krijgt ze ook geen gemiddelde meer te zien waar jij in zit.',
      },
    ],
    agree: 'Ik ga ermee akkoord dat mijn antwoorden op deze vragen worden bewaard en gebruikt zoals hier staat',
    decline: 'Nu niet',
  },
  options: {
    frequency: ['Nooit of bijna nooit', 'Zelden', 'Af en toe', 'Vaak', 'Bijna altijd'],
    degree: ['Helemaal niet', 'Een beetje', 'Matig', 'Behoorlijk', 'Heel erg'],
  },
  items: [
    'Hoe vaak werd je wakker zonder dat je je uitgerust voelde?',
    'Hoe vaak leek je lichaam kracht tekort te komen?',
    'Hoe vaak leek het alsof je innerlijke reserves op waren?',
    'Hoe vaak kostten gewone dingen, zoals koken of een bericht beantwoorden, je veel moeite?',
    'Hoe vaak was een vrije dag te weinig om bij te komen?',
    'Hoe erg hield een gebrek aan energie je af van dingen die belangrijk voor je zijn?',
    'Hoe vaak had je niets meer te geven tegen de tijd dat je stopte met werken?',
    'Hoe vaak moest je jezelf ertoe zetten om aan het werk te gaan?',
    'Hoe vaak was je door het werk te moe om je te concentreren?',
    'Hoe vaak was je na het werk nog fris genoeg voor iets waar je plezier in hebt?',
    'Hoe erg bleef het werk in je hoofd zitten terwijl je wilde uitrusten?',
    'Hoe vaak vroeg je werk meer dan je kon geven?',
    'Alles bij elkaar: hoe erg heeft je werk je uitgeput?',
    'Hoe vaak was je leeg na contact met de mensen voor wie je werkt?',
    'Hoe vaak wilde je even pauze van de mensen voor wie je werkt?',
    'Hoe vaak moest je jezelf dwingen om geduldig te zijn met de mensen voor wie je werkt?',
    'Hoe vaak was het moeilijk om mee te voelen met de mensen voor wie je werkt?',
    'Hoe erg drukten de wensen van de mensen voor wie je werkt op je?',
    'Hoe erg viel het je zwaar om er te zijn voor de mensen voor wie je werkt?',
  ],
  categories: {
    personal: {
      name: 'Jij in het algemeen',
      description: 'Hoe uitgerust of uitgeput je je voelt, waardoor dan ook.',
      instruction: 'Denk aan de afgelopen vier weken, aan je hele leven en niet alleen aan je werk.',
      skip: null,
    },
    work: {
      name: 'Je werk',
      description: 'Hoeveel kracht het werk je kost, en hoeveel er daarna over is.',
      instruction:
        'Denk aan de afgelopen vier weken. Heb je nu geen baan, dan is “werk” wat je dagen vult: een baan zoeken, studie, zorg, een huishouden of vrijwilligerswerk.',
      skip: null,
    },
    served: {
      name: 'De mensen voor wie je werkt',
      description: 'Hoeveel kracht de mensen voor wie je werkt je kosten.',
      instruction:
        'Denk aan de afgelopen vier weken en aan de mensen voor wie je werk bedoeld is: klanten, patiënten, leerlingen, gasten, bewoners, of collega’s die bij jou om hulp komen.',
      skip: 'Ik werk niet rechtstreeks met mensen',
    },
  },
  topics: {
    rest: {
      name: 'Rust die je niet opknapt',
      text: 'Slaap en vrije tijd geven je niet genoeg kracht terug.',
    },
    strength: {
      name: 'Kracht voor alledaagse dingen',
      text: 'Gewone dingen kosten moeite, en er is te weinig kracht voor wat belangrijk voor je is.',
    },
    recovery: {
      name: 'Bijkomen van het werk',
      text: 'Na het werk is er weinig over, en weer op gang komen is zwaar.',
    },
    demands: {
      name: 'Wat het werk vraagt',
      text: 'Het werk vraagt veel van je en laat je niet los als je wilt uitrusten.',
    },
    contact: {
      name: 'Hoeveel contact er is met mensen',
      text: 'Er is veel contact met de mensen voor wie je werkt, en weinig pauze daarvan.',
    },
    care: {
      name: 'De moeite van er zijn voor mensen',
      text: 'Geduld en meeleven met de mensen voor wie je werkt kosten je moeite.',
    },
  },
  overall: {
    low: 'Aan je antwoorden te zien is overbelasting bij jou op dit moment niet de regel: er zijn vermoeiende dagen, en meestal kom je daarvan bij. Wat daarvoor zorgt, is het waard om te beschermen.',
    moderate:
      'Aan je antwoorden te zien ben je af en toe tot vaak moe. Veel mensen kennen zulke weken. Duurt het al lang, dan is dit een goed moment om iets te veranderen, zolang dat nog makkelijk gaat.',
    high: 'Aan je antwoorden te zien ben je het grootste deel van de tijd moe en zwaar belast. Dat is veel om te dragen, en het is niet jouw schuld. Je hoeft het niet alleen op te lossen: praat met iemand die je vertrouwt, en met een arts als het al weken duurt.',
    severe:
      'Aan je antwoorden te zien is alles bijna de hele tijd zo vermoeiend als het maar kan zijn. Draag dit alsjeblieft niet alleen: praat vandaag nog met iemand die je vertrouwt, en maak een afspraak met een arts.',
  },
  parts: {
    personal: {
      low: 'Meestal lijk je bij te komen en kracht te hebben voor wat de dag brengt.',
      moderate: 'Rust lijkt niet altijd genoeg, en sommige dagen kosten meer dan ze zouden moeten.',
      high: 'Op de meeste dagen lijk je rust en kracht tekort te komen, wat de reden ook is.',
      severe: 'Je zegt dat rust en kracht bijna de hele tijd ontbreken.',
    },
    work: {
      low: 'Je werk lijkt genoeg over te laten voor de rest van je dag.',
      moderate: 'Je werk lijkt een flink deel van je kracht te kosten; op sommige dagen blijft er daarna weinig over.',
      high: 'Je werk lijkt meer te kosten dan je van de ene dag op de andere kunt terugkrijgen.',
      severe: 'Je zegt dat je werk bijna de hele tijd al je kracht kost.',
    },
    served: {
      low: 'Er zijn voor mensen lijkt je weinig te kosten, of je iets terug te geven.',
      moderate: 'De mensen voor wie je werkt lijken je af en toe kracht te kosten. Dat overkomt ook wie veel om mensen geeft.',
      high: 'Er zijn voor mensen lijkt je op de meeste dagen zwaar te vallen. Vaak betekent dat dat het te veel is geweest, en niet dat het je niet meer kan schelen.',
      severe: 'Je zegt dat er zijn voor mensen bijna altijd meer is dan je aankunt.',
    },
  },
  help: {
    personal: [
      'Houd een of twee vaste momenten per week vrij voor wat je kracht geeft, en behandel ze als een afspraak.',
      'Ga ongeveer op dezelfde tijd naar bed en sta op dezelfde tijd op, en leg schermen het laatste half uur weg.',
      'Vertel één persoon die je vertrouwt hoe het met je gaat. Moe zijn is minder zwaar als iemand het weet.',
      'Moeheid kan een lichamelijke oorzaak hebben. Weet je niet waar het vandaan komt, laat er dan een arts naar kijken.',
    ],
    work: [
      'Schrijf een week lang op wat je de meeste kracht kost. Vaak zijn het twee of drie dingen, en niet alles.',
      'Vraag wat kan wachten, naar een ander kan of weg kan, en spreek dat af met degene van wie je het werk krijgt.',
      'Kies een uur waarna je niet meer naar berichten kijkt, en een kleine wandeling of een ander teken dat de dag voorbij is.',
      'Neem pauze voordat je die nodig hebt: elke twee uur tien minuten weg van het werk.',
    ],
    served: [
      'Laat een paar minuten tussen de ene persoon en de volgende, al is het maar om adem te halen en een regel op te schrijven.',
      'Bespreek moeilijke ontmoetingen met een collega, of vraag om supervisie als je vak die kent.',
      'Vraag of de zwaarste gevallen een tijd lang anders verdeeld kunnen worden.',
      'Je geduld verliezen zegt vaker iets over moeheid dan over karakter. Wees net zo vriendelijk voor jezelf als voor anderen.',
    ],
  },
  change: {
    'more strain':
      'Minder energie dan de vorige keer; het verschil is groter dan de meetfout verklaart. Misschien is er iets zwaarder geworden; het is goed om je af te vragen wat.',
    'less strain':
      'Meer energie dan de vorige keer; het verschil is groter dan de meetfout verklaart. Wat er ook is veranderd, het is het waard om te houden.',
    'no meaningful difference':
      'Geen verschil van betekenis: twee metingen bij iemand die helemaal niet is veranderd, liggen vaak net zo ver uit elkaar.',
  },
  meaning: [
    'De score loopt van 0 tot 100: het is wat je antwoorden over jezelf en over je werk gemiddeld van 100 overlaten. Meer betekent meer energie.',
    'De gebieden volgen de woorden die je hebt gekozen: boven 50 was er gemiddeld minder dan “af en toe” belasting, bij 25 en lager “vaak” en meer.',
    'Het zegt hoe je de afgelopen vier weken hebt beschreven. Een slechte maand is erin te zien, en een goede ook.',
  ],
  limits: [
    'Dit is geen diagnose. Moeheid heeft veel oorzaken, op het werk en daarbuiten, in lichaam en geest, en een vragenlijst kan die niet uit elkaar houden.',
    'Energie betekent hier niet meer dan dat je niet uitgeput bent. Naar vreugde, liefde en zin wordt niet gevraagd.',
    'De vragen zijn van onszelf en nieuw. Hoe nauwkeurig de score is, is een schatting die we vervangen zodra genoeg mensen hebben geantwoord.',
    'Je kent jezelf beter dan 19 vragen dat doen. Past het resultaat niet, geloof dan jezelf, vooral als je je slechter voelt dan het zegt.',
  ],
  seekHelp: [
    'Praat met een arts als je langer dan twee weken uitgeput bent terwijl je wel rust, als je de meeste nachten slecht slaapt, of als je nergens meer naar uitkijkt.',
    'Praat eerder dan dat met iemand die je vertrouwt: een vriend, een collega, een vertrouwenspersoon of de bedrijfsarts. Niemand van hen hoeft dit resultaat te zien.',
    'Heb je het gevoel dat je niet verder kunt, of denk je eraan jezelf iets aan te doen, bel dan nu het alarmnummer of een crisislijn waar je woont, op welk uur ook. Je bent hun niet tot last.',
  ],
  planning: {
    name: 'Voorlopige waarden',
    source:
      'Door ons gekozen binnen wat gewoon is voor vragenlijsten van deze opbouw. Voorlopig: met deze vragen nog niet gemeten.',
  },
};
