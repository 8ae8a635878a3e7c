import type { JudgementItemTexts } from './texts.ts';

export const items: readonly JudgementItemTexts[] = [
  {
    situation:
      'Een collega met wie je nauw samenwerkt, heeft het eigen deel in twee weken drie keer later af dan afgesproken. Elke keer liep jouw werk vertraging op. Verder lijkt niemand het te hebben gemerkt.',
    responses: [
      'Je leidinggevende vragen om vaste datums voor jullie allebei af te spreken.',
      'De collega onder vier ogen spreken, zeggen wat de vertragingen voor jouw werk betekenen en vragen wat erachter zit.',
      'De vertragingen in het volgende teamoverleg aankaarten, zodat het team naar een oplossing kan zoeken.',
      'Voortaan extra tijd inplannen, zodat je geen last meer hebt van de vertragingen.',
    ],
  },
  {
    situation:
      'Je ontdekt een fout in werk dat je gisteren hebt opgeleverd. De mensen die het hebben gekregen, zijn er waarschijnlijk nog niet mee begonnen.',
    responses: [
      'Eerst nagaan of de fout voor hen verschil maakt, en het hun vertellen als dat zo is.',
      'De fout herstellen in de volgende versie, die over twee weken toch al komt.',
      'De fout herstellen en de nieuwe versie sturen met de opmerking dat die de oude vervangt.',
      'Hun vandaag vertellen wat er niet klopt en wanneer ze de verbeterde versie krijgen.',
    ],
  },
  {
    situation:
      'Op maandagochtend heb je meer te doen dan in de week past. Twee mensen hebben allebei voor woensdag iets van je nodig, en je kunt maar een van de twee dingen op tijd af hebben.',
    responses: [
      'Beginnen met wat jou het belangrijkst lijkt, en de ander vandaag laten weten dat het later wordt.',
      'Om beurten aan allebei werken, zodat iedereen woensdag in elk geval een deel heeft.',
      'Doen wat het eerst is gevraagd, en het andere zodra het kan.',
      'Allebei vragen wat er van hun datum afhangt, en met beiden afspreken wat eerst komt.',
    ],
  },
  {
    situation:
      'Je maakt een samenvatting voor je leidinggevende. Eén cijfer daarin laat je team beter lijken dan het was: het klopt, maar de zwakste maand zit er niet in.',
    responses: [
      'De zwakste maand erbij zetten en in één zin uitleggen wat er toen gebeurde.',
      'Het cijfer zo laten, want het klopt, en antwoord geven als je leidinggevende ernaar vraagt.',
      'Een collega uit je team vragen of het cijfer zo moet blijven.',
      'Het cijfer zo laten en eronder vermelden over welke maanden het gaat.',
    ],
  },
  {
    situation:
      'In een overleg begint een collega die er nog niet lang werkt een idee uit te leggen en wordt onderbroken. Het gesprek gaat verder en de collega zegt niets meer. Jij denkt dat het idee bruikbaar kan zijn.',
    responses: [
      'Later in het overleg zelf over het idee beginnen en uitleggen waarom het bruikbaar kan zijn.',
      'De collega na het overleg zeggen dat het een goed idee was en aanmoedigen om het de volgende keer opnieuw te proberen.',
      'Er in het overleg op terugkomen en zeggen dat je de rest van het idee van de collega graag wilt horen.',
      'Het aan de collega overlaten, die zelf het best kan beoordelen of en wanneer het idee opnieuw ter sprake komt.',
    ],
  },
  {
    situation:
      'Je hebt een paar weken aan een voorstel gewerkt. Je leidinggevende leest het en zegt dat dit niet de bedoeling was, zonder daar veel aan toe te voegen.',
    responses: [
      'Op papier uitleggen waarom je het voorstel zo hebt opgebouwd.',
      'Om een kort gesprek vragen om te horen wat er werd verwacht en welke delen nog bruikbaar zijn.',
      'De opdracht nog eens doornemen en een nieuwe versie inleveren die er volgens jou beter bij past.',
      'Een collega van wie voorstellen eerder zijn goedgekeurd, vragen wat er zou kunnen ontbreken.',
    ],
  },
  {
    situation:
      'Je bent halverwege een taak als je merkt dat de afgesproken werkwijze ongeveer twee keer zoveel tijd kost als gepland. Het resultaat moet er over drie weken zijn.',
    responses: [
      'De mensen die op het resultaat wachten dit nu vertellen, met twee of drie manieren om verder te gaan en wat elk daarvan kost.',
      'Langere dagen maken, zodat de datum wordt gehaald.',
      'Een paar dagen naar een snellere manier zoeken en dan laten weten hoe het ervoor staat.',
      'Doorgaan zoals afgesproken, en het zeggen zodra zeker is dat de datum niet wordt gehaald.',
    ],
  },
  {
    situation:
      'Een collega vraagt je te bevestigen dat die aan een verplichte training heeft deelgenomen. De collega heeft die gemist door iemand met dringend werk te helpen. De lijst moet vanavond compleet zijn.',
    responses: [
      'De collega op de lijst zetten en deze week samen de hoofdpunten van de training doornemen.',
      'Zeggen dat je het liever niet bevestigt, en het aan de collega overlaten om een oplossing te vinden.',
      'Het deze ene keer bevestigen, omdat de collega een goede reden had om er niet te zijn.',
      'Zeggen dat je het niet kunt bevestigen, en de collega helpen om vandaag uit te zoeken hoe het kan worden ingehaald.',
    ],
  },
  {
    situation:
      'Twee collega’s zijn het oneens over de aanpak van een taak die je samen met hen doet. Allebei hebben ze jou apart verteld wat er mis is met de aanpak van de ander. Intussen ligt het werk stil. Jij kunt met beide manieren leven.',
    responses: [
      'Zeggen welke van de twee manieren je beter vindt, zodat het werk verder kan.',
      'Voorstellen om met zijn drieën om de tafel te gaan en eerst af te spreken wat het resultaat moet opleveren.',
      'Ieder van de twee uitleggen hoe jij het standpunt van de ander begrijpt.',
      'Je erbuiten houden, omdat beiden genoeg ervaring hebben om er samen uit te komen.',
    ],
  },
  {
    situation:
      'Iets wat jij had georganiseerd, ging mis waar anderen bij waren. Jij was een stap vergeten, en een collega had je verkeerde informatie gegeven. Je leidinggevende vraagt je wat er is gebeurd.',
    responses: [
      'Zeggen dat je een stap bent vergeten en ervoor zult zorgen dat het niet weer gebeurt.',
      'Uitleggen dat je verkeerde informatie hebt gekregen en er al met de collega over hebt gepraat.',
      'Zeggen welke stap je bent vergeten en welke informatie niet klopte, en wat je anders gaat doen.',
      'Om tijd vragen om alles eerst met de collega door te nemen voordat je iets zegt.',
    ],
  },
  {
    situation:
      'Je hebt deze ochtend vrijgehouden voor een moeilijke taak die je al dagen uitstelt. Kort nadat je bent begonnen, vraagt een collega je hulp bij iets wat ongeveer een uur duurt. Het is niet dringend, maar zonder hulp kan de collega niet verder.',
    responses: [
      'Nu tien minuten nemen om te kijken waar de collega vastloopt, en dan teruggaan naar je taak.',
      'Zeggen dat je deze ochtend bezet bent en voorstellen om iemand anders te vragen.',
      'Een tijdstip voor vanmiddag afspreken en aangeven wat de collega tot dan kan doen.',
      'Meteen helpen, en je eigen taak doen als dat klaar is.',
    ],
  },
  {
    situation:
      'In een overleg prijst je leidinggevende je voor een oplossing. Het grootste deel kwam van een collega die er niet bij is.',
    responses: [
      'Meteen zeggen dat het grootste deel van de collega kwam, en de naam noemen.',
      'Je leidinggevende bedanken en het compliment later aan de collega doorgeven.',
      'Zeggen dat het niet veel werk was, en doorgaan met het volgende punt.',
      'Je leidinggevende bedanken en na het overleg vertellen wiens werk het was.',
    ],
  },
];
