import type { ScaleTexts } from '../../scale-texts.ts';

export const extraversionTexts: Record<'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6', Pick<ScaleTexts, 'report' | 'interview'>> = {
  E1: {
    report: {
      low: 'Houdt beleefd afstand en laat vertrouwen langzaam groeien. Nieuwe collega’s en klanten hebben misschien tijd nodig om daaraan te wennen.',
      average: 'Vriendelijk tegen de meeste mensen en met enkelen echt vertrouwd. Legt contact als daar aanleiding voor is.',
      high: 'Zegt makkelijk op mensen af te stappen en snel vertrouwd met hen te raken. Besteedt misschien werktijd aan relaties waar een kort gesprek genoeg zou zijn.',
    },
    interview: {
      below: [
        'Hoe leerde je de mensen kennen toen je voor het laatst in een nieuw team kwam?',
        'Vertel eens over een werkrelatie die pas na lange tijd goed werd.',
      ],
      above: [
        'Wanneer maakte een vriendschappelijke band het moeilijker om te doen wat nodig was?',
        'Vertel eens over een keer dat je werk om enige afstand vroeg tot iemand die je graag mocht. Hoe bewaarde je die afstand?',
      ],
    },
  },
  E2: {
    report: {
      low: 'Heeft liever kleine groepen en tijd alleen, en werkt goed zonder gezelschap. Kantoortuinen en grote bijeenkomsten kosten energie.',
      average: 'Houdt met mate van gezelschap en ook van een rustige werkplek. Een afwisseling van beide in de week past waarschijnlijk goed.',
      high: 'Is graag onder veel mensen en krijgt daar energie van. Lange tijd alleen werken voelt misschien saai.',
    },
    interview: {
      below: [
        'Vertel eens over een dag vol mensen, zoals een beurs of een workshop. Hoe richtte je die zo in dat het goed ging?',
        'Beschrijf hoe je werkte op een drukke, gedeelde plek. Wat deed je om je te kunnen concentreren?',
      ],
      above: [
        'Vertel eens over een taak die je lange tijd alleen moest doen. Hoe redde je dat?',
        'Wanneer zocht je gezelschap op terwijl er rustig werk moest gebeuren? Wat heb je veranderd?',
      ],
    },
  },
  E3: {
    report: {
      low: 'Laat de leiding aan anderen over en steunt die vanaf de tweede rij. Meningen die het horen waard zijn, komen misschien pas als ernaar wordt gevraagd.',
      average: 'Neemt de leiding als de zaak of de rol daarom vraagt en volgt in andere gevallen. Laat van zich horen over onderwerpen die vertrouwd zijn.',
      high: 'Lijkt makkelijk de leiding te nemen en een groep graag richting te geven. Beslist misschien voordat de stillere mensen hebben gesproken.',
    },
    interview: {
      below: [
        'Vertel eens over een keer dat niemand de leiding nam. Wat deed jij?',
        'Wanneer was je het voor het laatst oneens met de richting van een groep, en wat deed je daarmee?',
      ],
      above: [
        'Vertel eens over een keer dat je tegen je eigen mening in iemand anders volgde.',
        'Denk aan een stille persoon in een groep die jij leidde. Hoe kreeg je diens mening te horen?',
      ],
    },
  },
  E4: {
    report: {
      low: 'Werkt in een rustig tempo en kan bij één ding blijven. Veel tegelijk en op korte termijn moeten doen is vermoeiend.',
      average: 'Houdt een gelijkmatig tempo en kan een tijd versnellen. Drukke en rustige periodes zijn allebei goed te doen.',
      high: 'Is graag bezig en heeft graag veel onderhanden. Kan onrustig worden als het werk traag gaat, en een tempo aanhouden dat anderen vermoeit.',
    },
    interview: {
      below: [
        'Vertel eens over een periode met veel te veel werk. Hoe hield je het bij?',
        'Beschrijf een dag waarop meerdere mensen tegelijk iets van je wilden. In welke volgorde gaf je hun antwoord?',
      ],
      above: [
        'Vertel eens over een keer dat jij of de mensen om je heen een rustiger tempo nodig hadden. Hoe merkte je dat?',
        'Vertel eens over een project dat langzamer ging dan je wilde. Wat deed je ondertussen?',
      ],
    },
  },
  E5: {
    report: {
      low: 'Heeft liever een rustige en voorspelbare omgeving. Een baan die draait om spanning en verrassing is waarschijnlijk vermoeiend.',
      average: 'Geniet van wat spanning en is ook zonder tevreden. Verandert af en toe graag van omgeving.',
      high: 'Zoekt sterke prikkels en wordt aangetrokken door gedurfde ondernemingen. Routine en veiligheidsregels kunnen benauwend zijn, dus de reden ervoor moet duidelijk zijn.',
    },
    interview: {
      below: [
        'Wanneer deed je op het werk voor het laatst iets zonder te weten hoe het zou aflopen?',
        'Vertel eens over een verrassing die je plannen voor de dag omgooide. Hoe ging je verder?',
      ],
      above: [
        'Vertel eens over een veiligheidsregel of een grens die je vervelend vond. Wat deed je?',
        'Beschrijf een taak die maandenlang hetzelfde bleef. Hoe hield je je aandacht erbij?',
      ],
    },
  },
  E6: {
    report: {
      low: 'Nuchter en zakelijk, laat zich niet snel meeslepen. Enthousiasme kan er zijn zonder dat anderen het zien.',
      average: 'Op veel dagen opgewekt en op andere zakelijk. Enthousiasme wordt zichtbaar als er aanleiding voor is.',
      high: 'Lijkt vaak vreugde en vertrouwen te voelen en dat te laten zien. Neemt een probleem dat anderen serieus genomen willen zien misschien licht op.',
    },
    interview: {
      below: [
        'Vertel eens over iets op het werk waar je enthousiast over was. Waaraan konden de mensen om je heen dat merken?',
        'Vertel eens over een succes van je team. Hoe stonden jullie daarbij stil?',
      ],
      above: [
        'Vertel eens over een keer dat anderen een probleem serieuzer namen dan jij.',
        'Vertel eens over slecht nieuws dat je moest doorgeven. Hoe bracht je het?',
      ],
    },
  },
};
