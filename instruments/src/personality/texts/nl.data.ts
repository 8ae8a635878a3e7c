import type { PersonalityTexts } from './own-texts.ts';

/** Dutch. */
export const nl: PersonalityTexts = {
  scales: {
    N: {
      name: 'Zorgen en spanning',
      description: 'Hoe sterk en hoe vaak iemand zorgen, ergernis en spanning voelt.',
      own: {
        low: 'Je beschrijft jezelf als kalm: weinig brengt je voor lang uit je evenwicht. Anderen zien misschien niet altijd wanneer iets je wel raakt.',
        average: 'Je beschrijft jezelf als meestal stabiel, met zorgen als daar reden voor is, zoals de meeste mensen.',
        high: 'Je beschrijft jezelf als iemand die spanning en zorgen sterk voelt. Daardoor merk je op tijd wat er mis kan gaan, en daardoor is het de moeite waard om na een zware dag tijd te plannen om bij te komen.',
      },
    },
    E: {
      name: 'Extraversie',
      description: 'Hoe sterk iemand gezelschap, drukte en de leiding zoekt, en daar energie uit haalt.',
      own: {
        low: 'Je beschrijft jezelf als vrij rustig en op jezelf. Tijd alleen geeft je waarschijnlijk energie, en anderen moeten misschien naar je mening vragen om die te horen.',
        average: 'Je antwoorden laten geen duidelijke neiging zien: ze wijzen niet op voortdurend gezelschap en niet op veel alleen zijn.',
        high: 'Je beschrijft jezelf als naar buiten gericht, actief en iemand die snel meedoet. Lang alleen werken kost jou misschien meer dan anderen.',
      },
    },
    O: {
      name: 'Openheid',
      description: 'Hoe sterk iemand wordt aangetrokken door ideeën, verbeelding, kunst en nieuwe manieren van doen.',
      own: {
        low: 'Je beschrijft jezelf als nuchter: je vertrouwt op wat zich heeft bewezen. Nieuwe ideeën overtuigen je als je ziet waar ze voor zijn.',
        average: 'Je beschrijft jezelf als met mate open voor nieuwe dingen, en je houdt ook van wat je kent.',
        high: 'Je beschrijft jezelf als nieuwsgierig en fantasierijk. Afwisseling en ideeën voeden je; routine gaat jou misschien eerder vervelen dan anderen.',
      },
    },
    A: {
      name: 'Vriendelijkheid',
      description: 'Hoe sterk iemand vertrouwen, harmonie en de behoeften van anderen vooropstelt.',
      own: {
        low: 'Je beschrijft jezelf als kritisch en bereid om voor je eigen belangen op te komen. Dat helpt bij onderhandelen; sommige mensen hebben misschien meer tijd nodig om te zien dat je het goed bedoelt.',
        average: 'Je antwoorden laten hier geen duidelijke neiging zien, niet om toe te geven en niet om voet bij stuk te houden.',
        high: 'Je beschrijft jezelf als goed van vertrouwen, attent en gesteld op harmonie. Je eigen wensen komen soms misschien het laatst.',
      },
    },
    C: {
      name: 'Zorgvuldigheid',
      description: 'Hoe sterk iemand plant, volhoudt en zich houdt aan wat is afgesproken.',
      own: {
        low: 'Je beschrijft jezelf eerder als spontaan en flexibel dan als planmatig. Een duidelijk kader, zoals korte termijnen, maakt het misschien makkelijker om dingen af te krijgen.',
        average: 'Je beschrijft jezelf als redelijk georganiseerd: wat belangrijk is, komt af, en je gunt jezelf wat speling.',
        high: 'Je beschrijft jezelf als georganiseerd, betrouwbaar en volhardend. Iets gewoon goed genoeg laten zijn, is voor jou misschien de moeilijkere oefening.',
      },
    },
    N1: {
      name: 'Bezorgdheid',
      description: 'De neiging om je zorgen te maken en te verwachten dat iets misgaat.',
      own: {
        low: 'Je maakt je zelden zorgen. Nog eens kijken naar wat er mis kan gaan, kan af en toe toch de moeite lonen.',
        average: 'Je maakt je ongeveer evenveel zorgen als de meeste mensen: als er iets is om je zorgen over te maken.',
        high: 'Je hebt de neiging om je zorgen te maken en je op het ergste voor te bereiden. Je vooruitziende blik is nuttig; een zorg vroeg bespreken kan die klein houden.',
      },
    },
    N2: {
      name: 'Ergernis',
      description: 'Hoe snel ergernis en boosheid opkomen.',
      own: {
        low: 'Je wordt niet snel boos. Misschien moet je het anderen zeggen als iets je dwarszit.',
        average: 'Je ergert je af en toe en houdt dat meestal binnen de perken.',
        high: 'Je merkt ergernis snel op. Ze laat je zien wat belangrijk voor je is; een korte pauze voordat je antwoordt, kan helpen.',
      },
    },
    N3: {
      name: 'Somberheid',
      description: 'De neiging om je somber te voelen en aan jezelf te twijfelen; een alledaagse eigenschap, geen diagnose.',
      own: {
        low: 'Je bent meestal tevreden met jezelf en je dagen. Het kan de moeite waard zijn om te vragen wat je van een mislukking kunt leren.',
        average: 'Je antwoorden laten geen duidelijke neiging zien: twijfel en sombere momenten komen ongeveer zo vaak voor als bij de meeste mensen.',
        high: 'Je hebt de neiging om streng voor jezelf te zijn en je vaker somber te voelen dan anderen. Dit beschrijft een neiging, geen ziekte; drukt het op je, dan is praten met iemand die je vertrouwt een goede stap.',
      },
    },
    N4: {
      name: 'Verlegenheid',
      description: 'Hoe ongemakkelijk iemand zich voelt als anderen kijken of oordelen, of onder onbekenden.',
      own: {
        low: 'Je voelt je op je gemak bij onbekenden en voor groepen.',
        average: 'Je voelt je in nieuwe situaties een beetje bekeken en raakt snel gewend.',
        high: 'Je bent je bewust van hoe je overkomt en voelt je misschien ongemakkelijk als alle ogen op je gericht zijn. Voorbereiding en een bekend gezicht kunnen een groot verschil maken.',
      },
    },
    N5: {
      name: 'Impulsiviteit',
      description: 'Hoe moeilijk het is om een verleiding of een sterke trek te weerstaan.',
      own: {
        low: 'Je kunt verleidingen makkelijk weerstaan. Anderen hebben misschien eerder iets lekkers of een pauze nodig dan jij.',
        average: 'Je weerstaat de meeste verleidingen en geniet van sommige.',
        high: 'Je kunt moeilijk weerstaan wat je aantrekt en geniet volop van dingen. Verleidingen buiten bereik houden werkt misschien beter dan wilskracht.',
      },
    },
    N6: {
      name: 'Stressgevoeligheid',
      description: 'Hoe makkelijk druk iemand te veel wordt.',
      own: {
        low: 'Je voelt je kalm onder druk. Let erop dat je niet meer op je neemt dan goed voor je is.',
        average: 'Je hebt het gevoel dat je druk ongeveer zo goed aankunt als de meeste mensen.',
        high: 'Het kan je te veel worden als er veel tegelijk komt. Een volgorde kiezen en op tijd hulp vragen zijn goede gewoonten om op terug te vallen.',
      },
    },
    E1: {
      name: 'Hartelijkheid',
      description: 'Hoe snel en hoe warm iemand contact met mensen maakt.',
      own: {
        low: 'Je laat mensen langzaam dichterbij komen. Wie je goed kent, ziet misschien een kant die anderen niet zien.',
        average: 'Je bent vriendelijk tegen de meeste mensen en met enkelen echt vertrouwd.',
        high: 'Je beschrijft dat je makkelijk vrienden maakt en snel vertrouwd raakt met mensen. In drukke tijden is een kort gesprek misschien genoeg.',
      },
    },
    E2: {
      name: 'Sociabiliteit',
      description: 'Hoe graag iemand onder veel mensen is.',
      own: {
        low: 'Je bent liever met weinig mensen dan met veel, en je kunt het alleen goed hebben.',
        average: 'Je houdt met mate van gezelschap en van wat tijd voor jezelf.',
        high: 'Je hebt graag veel mensen om je heen. Dagenlang alleen werken kan leeg voelen.',
      },
    },
    E3: {
      name: 'Assertiviteit',
      description: 'Hoe makkelijk iemand de leiding neemt en een groep stuurt.',
      own: {
        low: 'Je laat de leiding graag aan anderen. Je mening verdient het misschien om vaker gehoord te worden.',
        average: 'Je neemt de leiding als dat nodig is en kunt net zo goed volgen.',
        high: 'Je lijkt graag de leiding te nemen. Een stilte laten vallen kan ruimte geven aan wie later spreekt.',
      },
    },
    E4: {
      name: 'Activiteit',
      description: 'Tempo: hoe graag iemand bezig en in beweging is.',
      own: {
        low: 'Je houdt van een rustig tempo en doet graag één ding tegelijk.',
        average: 'Je houdt een gelijkmatig tempo en kunt het opvoeren als dat nodig is.',
        high: 'Je bent graag bezig en in beweging. Rust verdient misschien een plek in je agenda.',
      },
    },
    E5: {
      name: 'Spanning zoeken',
      description: 'De zin in opwinding, risico en sterke prikkels.',
      own: {
        low: 'Je hebt het graag rustig en voorspelbaar; spanning is niet wat je zoekt.',
        average: 'Je geniet van wat spanning en hebt die niet elke dag nodig.',
        high: 'Je zoekt spanning en avontuur. Rustig, regelmatig werk kan voor jou lang duren.',
      },
    },
    E6: {
      name: 'Opgewektheid',
      description: 'Hoe vaak en hoe open iemand vreugde en optimisme voelt.',
      own: {
        low: 'Je bent vrij nuchter en toont je vreugde spaarzaam. Anderen zien misschien niet altijd dat je blij bent.',
        average: 'Je bent op veel dagen opgewekt en op andere zakelijk.',
        high: 'Je beschrijft jezelf als opgewekt, met oog voor de zonnige kant.',
      },
    },
    O1: {
      name: 'Verbeelding',
      description: 'Hoe sterk iemand in ideeën, beelden en dagdromen leeft.',
      own: {
        low: 'Je houdt je aan de feiten en leeft in het hier en nu.',
        average: 'Je laat je verbeelding soms de vrije loop en komt weer bij de feiten terug.',
        high: 'Je hebt een levendige verbeelding en gaat er graag in op. Een rustig seintje over de volgende stap kan nuttig zijn.',
      },
    },
    O2: {
      name: 'Artistieke interesse',
      description: 'Hoe sterk kunst en schoonheid iemand raken.',
      own: {
        low: 'Kunst en vorm zijn voor jou niet zo belangrijk; je kijkt waar iets voor dient.',
        average: 'Je geniet af en toe van kunst en schoonheid.',
        high: 'Kunst en schoonheid raken je, en je ziet ze waar anderen eraan voorbijlopen.',
      },
    },
    O3: {
      name: 'Emotionaliteit',
      description: 'Hoe bewust en hoe hevig iemand de eigen gevoelens opmerkt.',
      own: {
        low: 'Je let weinig op gevoelens en houdt het hoofd koel. Het kan helpen om anderen te vragen hoe ze zich voelen.',
        average: 'Je antwoorden laten geen duidelijke neiging zien: je lijkt gevoelens niet meer en niet minder ruimte te geven dan de meeste mensen.',
        high: 'Je beschrijft dat je dingen hevig voelt. Wat afstand na een hevige dag kan je goeddoen.',
      },
    },
    O4: {
      name: 'Avontuurlijkheid',
      description: 'De voorkeur voor afwisseling en verandering boven het vertrouwde.',
      own: {
        low: 'Je houdt van wat je kent en doet dat goed. Een verandering valt je makkelijker als je de reden kent.',
        average: 'Je houdt van een mengeling van het vertrouwde en het nieuwe.',
        high: 'Je houdt van verandering en routine verveelt je.',
      },
    },
    O5: {
      name: 'Intellectuele interesse',
      description: 'Het plezier in abstracte ideeën, theorie en moeilijke teksten.',
      own: {
        low: 'Je kiest liever het praktische dan het theoretische en leert door te doen.',
        average: 'Je denkt dingen graag door als het ergens toe leidt.',
        high: 'Je geniet van moeilijke ideeën en wilt dingen graag tot op de bodem begrijpen.',
      },
    },
    O6: {
      name: 'Progressiviteit',
      description: 'De bereidheid om gezag en traditie ter discussie te stellen; raakt aan politieke opvattingen.',
      own: {
        low: 'Traditie en duidelijke normen betekenen veel voor je.',
        average: 'Je ziet iets in traditie en ook iets in kritische vragen daarover.',
        high: 'Je stelt vragen bij wat is overgeleverd en vormt graag je eigen oordeel.',
      },
    },
    A1: {
      name: 'Vertrouwen',
      description: 'Hoe sterk iemand ervan uitgaat dat anderen het goed bedoelen.',
      own: {
        low: 'Je bent voorzichtig met wie je vertrouwt en ziet graag eerst bewijs. Sommige mensen zijn misschien een voorschot aan vertrouwen waard.',
        average: 'Je antwoorden laten geen duidelijke neiging zien, niet om meteen te vertrouwen en niet om op je hoede te zijn.',
        high: 'Je gelooft in het goede in mensen. Af en toe iets nagaan beschermt dat vertrouwen.',
      },
    },
    A2: {
      name: 'Rechtdoorzee',
      description: 'Hoe recht iemand met mensen omgaat, zonder hen te gebruiken.',
      own: {
        low: 'Je beschrijft dat je tactisch met mensen omgaat en je mogelijkheden graag openhoudt. Vroeg zeggen wat je wilt, kan je tijd schelen.',
        average: 'Je bent recht door zee in wat telt en diplomatiek in kleine dingen.',
        high: 'Je gaat open en eerlijk met mensen om, ook als het je iets kost.',
      },
    },
    A3: {
      name: 'Altruïsme',
      description: 'Het plezier in helpen en in zorg voor anderen.',
      own: {
        low: 'Je zorgt eerst voor je eigen taken en helpt als je wordt gevraagd.',
        average: 'Je helpt waar je kunt zonder je eigen werk te vergeten.',
        high: 'Je helpt heel graag. Je mag nee zeggen als je de tijd zelf nodig hebt.',
      },
    },
    A4: {
      name: 'Inschikkelijkheid',
      description: 'De voorkeur voor overeenstemming boven confrontatie.',
      own: {
        low: 'Je gaat een conflict niet uit de weg. Met een mildere opening kom je misschien net zo ver.',
        average: 'Je bent het graag eens en kunt tegen een meningsverschil.',
        high: 'Je houdt niet van ruzie en zoekt de vrede. Sommige meningsverschillen kun je beter vroeg hebben.',
      },
    },
    A5: {
      name: 'Bescheidenheid',
      description: 'Hoe weinig iemand beweert beter te zijn dan anderen.',
      own: {
        low: 'Je weet waar je goed in bent en kunt dat zeggen. Het aandeel van anderen noemen maakt het sterker.',
        average: 'Je verbergt je prestaties niet en loopt er ook niet mee te koop.',
        high: 'Je zet jezelf niet graag voorop. Misschien moet je anderen vertellen wat je hebt gedaan.',
      },
    },
    A6: {
      name: 'Medeleven',
      description: 'Hoe sterk de nood van anderen iemand raakt.',
      own: {
        low: 'Je kijkt nuchter naar nood en vraagt wat eerlijk is. Eerst begrip tonen kan anderen helpen om te luisteren.',
        average: 'Je voelt mee met mensen die het moeilijk hebben en houdt afstand waar dat nodig is.',
        high: 'De nood van anderen raakt je, en je komt voor hen op.',
      },
    },
    C1: {
      name: 'Vertrouwen in eigen kunnen',
      description: 'De overtuiging dat het lukt om dingen goed gedaan te krijgen.',
      own: {
        low: 'Je bent voorzichtig in je oordeel over wat je kunt. Opschrijven wat goed ging, geeft je misschien meer houvast.',
        average: 'Je voelt je zeker in wat je kent en voorzichtig in wat nieuw is.',
        high: 'Je hebt er vertrouwen in dat je dingen voor elkaar krijgt. Vraag op tijd om hulp waar je die nodig hebt.',
      },
    },
    C2: {
      name: 'Ordelijkheid',
      description: 'De voorliefde voor netheid, structuur en vaste plaatsen.',
      own: {
        low: 'Wanorde stoort je niet. Waar je dingen met anderen deelt, helpt een afspraak.',
        average: 'Je houdt orde waar die voor jou belangrijk is.',
        high: 'Je houdt van orde en voelt je er beter door. Sommige dingen mogen rommelig blijven.',
      },
    },
    C3: {
      name: 'Plichtsbesef',
      description: 'Hoe bindend beloften, regels en de waarheid voelen.',
      own: {
        low: 'Je lijkt eerder per geval te beslissen dan volgens de regel. Afspreken welke toezeggingen vaststaan, kan nuttig zijn.',
        average: 'Je komt je beloften na en ziet regels in verhouding.',
        high: 'Je woord telt, en regels betekenen iets voor je. Een uitzondering kan ook juist zijn.',
      },
    },
    C4: {
      name: 'Prestatiegerichtheid',
      description: 'Hoe hard iemand werkt aan hoge doelen.',
      own: {
        low: 'Je doet wat nodig is en geeft werk zijn plaats.',
        average: 'Je werkt hard voor doelen die het je waard zijn.',
        high: 'Je mikt hoog en werkt daar hard voor. Plan ook tijd voor rust.',
      },
    },
    C5: {
      name: 'Zelfdiscipline',
      description: 'Hoe makkelijk iemand aan een taak begint en die afmaakt.',
      own: {
        low: 'Je vindt het bij sommige taken moeilijk om te beginnen. De eerste stap heel klein maken kan helpen.',
        average: 'Je begint op tijd aan de meeste dingen en stelt er een paar uit.',
        high: 'Je begint en maakt het af. Iets loslaten kan ook het juiste besluit zijn.',
      },
    },
    C6: {
      name: 'Bedachtzaamheid',
      description: 'Hoelang iemand nadenkt vóór een besluit of een daad.',
      own: {
        low: 'Je beslist snel en handelt meteen. Bij stappen die niet terug te draaien zijn, kan een nacht erover slapen lonen.',
        average: 'Je denkt belangrijke dingen goed door en beslist snel over de rest.',
        high: 'Je denkt na voor je iets doet. Soms is een snel besluit goed genoeg.',
      },
    },
    INF: {
      name: 'Invloed',
      description: 'Hoe graag iemand besluiten stuurt en gewicht heeft bij anderen.',
      own: {
        low: 'Je lijkt weinig behoefte te hebben aan het laatste woord. Waar iets je na aan het hart ligt, kan aandringen de moeite waard zijn.',
        average: 'Je lijkt mensen te willen overtuigen als het ertoe doet, en andere besluiten te aanvaarden.',
        high: 'Je lijkt graag vorm te geven aan wat er gebeurt en mensen voor iets te winnen. Eerst naar hen luisteren overtuigt er misschien meer.',
      },
    },
    DRV: {
      name: 'Gedrevenheid',
      description: 'Hoe hoog iemand de eigen doelen stelt en hoeveel moeite daarin gaat.',
      own: {
        low: 'Je lijkt tevreden met een degelijk resultaat en met doelen die je kunt halen.',
        average: 'Je lijkt graag iets goed te doen en kiest doelen die haalbaar zijn.',
        high: 'Je lijkt jezelf moeilijke doelen te stellen en erin te blijven investeren.',
      },
    },
    STD: {
      name: 'Kwaliteitseisen',
      description: 'Hoe hoog iemand de lat legt voor de kwaliteit van het eigen werk.',
      own: {
        low: 'Goed genoeg lijkt voor jou goed genoeg, en je gaat door met het volgende.',
        average: 'Je lijkt zorgvuldig waar het telt en ontspannen bij de rest.',
        high: 'Je lijkt te willen dat je werk tot in de details klopt. Vragen hoe goed het moet zijn, kan je tijd schelen.',
      },
    },
    ORG: {
      name: 'Originaliteit',
      description: 'Hoe vaak iemand met eigen ideeën komt.',
      own: {
        low: 'Je lijkt graag voort te bouwen op wat er is en ervoor te zorgen dat het werkt.',
        average: 'Je lijkt een aantal eigen ideeën te hebben en die van anderen op te pakken.',
        high: 'Je lijkt veel ideeën te hebben en vanuit ongewone hoeken te kijken. Er één uit kiezen is misschien het moeilijkste.',
      },
    },
    LRN: {
      name: 'Leertempo',
      description: 'Hoe snel iemand zich thuis voelt in onbekende stof; een zelfbeschrijving, geen maat voor wat iemand kan.',
      own: {
        low: 'Je beschrijft dat je voor iets nieuws de tijd neemt en graag oefent.',
        average: 'Je beschrijft dat je in een gewoon tempo aan nieuwe dingen went.',
        high: 'Je beschrijft dat je nieuwe dingen snel oppikt. Zo voelt het voor jou; het is niet getest.',
      },
    },
    RUL: {
      name: 'Regelgerichtheid',
      description: 'Hoe nauw iemand zich houdt aan regels en afgesproken werkwijzen.',
      own: {
        low: 'Je lijkt eerder je eigen weg te zoeken dan de voorgeschreven weg. Sommige regels hebben redenen die je makkelijk over het hoofd ziet.',
        average: 'Je lijkt regels te volgen die je zinnig vindt, en de andere aan te passen.',
        high: 'Je lijkt je aan regels te houden, ook als niemand kijkt. Waar geen regel past, gaat vragen misschien sneller dan zoeken.',
      },
    },
    RSK: {
      name: 'Risicobereidheid',
      description: 'Hoe makkelijk iemand de onzekere keuze met de grotere winst neemt.',
      own: {
        low: 'Je lijkt liever de veilige weg te kiezen. Af en toe kan een klein risico de moeite waard zijn.',
        average: 'Je lijkt een risico te nemen als winst en verlies in verhouding zijn.',
        high: 'Je lijkt bereid om iets te wagen voor een betere uitkomst. Vragen wat je kunt missen, is een goede gewoonte.',
      },
    },
    CAN: {
      name: 'Openhartigheid',
      description: 'Hoe ronduit iemand zegt wat die denkt, ook als dat niet welkom is.',
      own: {
        low: 'Je lijkt je woorden met zorg te kiezen en mensen te ontzien. Sommige mensen zouden graag meer horen van wat je denkt.',
        average: 'Je lijkt te zeggen wat ertoe doet en het moment ervoor te kiezen.',
        high: 'Je lijkt ronduit te zeggen wat je denkt, zodat mensen weten waar ze aan toe zijn. Hoe het aankomt, is het vragen waard.',
      },
    },
  },
  norm: {
    name: 'IPIP-NEO-120 (Johnson), vrouwen en mannen samen',
    source: 'J. A. Johnson, scorescript van de korte IPIP-NEO, juni 2021 (publiek domein): vrijwilligers op internet, vooral uit de Verenigde Staten, niet representatief en geen sollicitanten. Wij hebben de geslachten met gelijk gewicht samengevoegd.',
    group: ({ from, to }) => {
      if (from === null) return `leeftijd tot en met ${to}`;
      return to === null ? `leeftijd ${from} en ouder` : `leeftijd ${from}–${to}`;
    },
  },
  leaning: 'Je antwoorden wijzen deze kant op, maar misschien ben je hierin zoals de meeste mensen.',
  limits: [
    'Dit zijn zelfbeschrijvingen op één dag. Ze zeggen hoe iemand de eigen gewoonten ziet, niet hoe goed iemand werkt, wat iemand kan of hoe gezond iemand is.',
    'Geen niveau is op zichzelf goed of slecht: wat in de ene baan helpt, kan in een andere hinderen, en de meeste banen kun je op meer dan één manier goed doen.',
    'Waar je antwoorden maar een beetje een kant op wijzen, staat dat erbij; dan past de beschrijving misschien niet bij je.',
    'De norm bestaat uit vrijwilligers op internet, niet uit sollicitanten, en niet uit mensen van één land of vak.',
    'De acht neigingen worden nog met niemand vergeleken; ze geven alleen weer wat je zelf hebt geantwoord. Ze zijn aanwijzingen en bewijzen op zichzelf niets.',
    'Niets hiervan is een diagnose of een oordeel. Past een beschrijving niet, dan telt wat je zelf van jezelf weet zwaarder dan een vragenlijst.',
  ],
};
