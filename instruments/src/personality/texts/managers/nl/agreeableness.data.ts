import type { ScaleTexts } from '../../scale-texts.ts';

export const agreeablenessTexts: Record<'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6', Pick<ScaleTexts, 'report' | 'interview'>> = {
  A1: {
    report: {
      low: 'Gaat graag eerst na wat anderen zeggen en vertrouwt er dan pas op. Controleert misschien waar een eenvoudige afspraak genoeg zou zijn.',
      average: 'Geen duidelijke neiging: niet snel en niet traag met vertrouwen. Hoe ver het vertrouwen gaat, kan afhangen van de ervaring met de persoon.',
      high: 'Is geneigd om van goede bedoelingen uit te gaan en vooraf al vertrouwen te geven. Merkt misschien laat dat zo’n voorschot niet verdiend was.',
    },
    interview: {
      below: [
        'Vertel eens over iemand op het werk op wie je pas na een tijd vertrouwde. Wat bracht je op andere gedachten?',
        'Vertel eens over werk dat je aan iemand overdroeg. Hoe volgde je het daarna?',
      ],
      above: [
        'Vertel eens over een keer dat je op iemand vertrouwde en het misging. Wat doe je sindsdien anders?',
        'Wanneer ging je voor het laatst een belangrijke bewering van een leverancier of collega na? Hoe deed je dat?',
      ],
    },
  },
  A2: {
    report: {
      low: 'Zegt tactisch met mensen om te gaan en mogelijkheden open te houden. Vroeg vaststellen wat elke kant wil, scheelt misschien tijd.',
      average: 'Recht door zee in wat telt, diplomatiek in kleine dingen. Houdt in een onderhandeling soms een kaart achter de hand, binnen de gebruikelijke grenzen.',
      high: 'Gaat open en eerlijk met mensen om, zonder verborgen bedoelingen. Heeft misschien moeite met onderhandelingen waarin de andere kant zich niet in de kaarten laat kijken.',
    },
    interview: {
      below: [
        'Vertel eens over een keer dat volledige openheid je iets zou hebben gekost. Wat deed je?',
        'Beschrijf een onderhandeling die je voerde. Wat vertelde je de andere kant over je doelen, en wanneer?',
      ],
      above: [
        'Hoe bereidde je een onderhandeling voor waarin de andere kant zich niet in de kaarten liet kijken?',
        'Vertel eens over een keer dat je niet alles mocht zeggen wat je wist. Hoe ging je met vragen om?',
      ],
    },
  },
  A3: {
    report: {
      low: 'Houdt zich bij de eigen taken en verwacht dat ook van anderen. Hulp komt eerder op verzoek dan uit eigen beweging.',
      average: 'Helpt als het nodig is en er tijd voor is. Houdt daarbij het eigen werk in het oog.',
      high: 'Helpt graag en ziet wie hulp nodig heeft. Stelt het eigen werk misschien achteraan en kan moeite hebben met nee zeggen.',
    },
    interview: {
      below: [
        'Wanneer heb je voor het laatst iemand geholpen zonder dat erom werd gevraagd? Wat bracht je daartoe?',
        'Vertel eens over een collega die meer te doen had dan jij. Wat deed je?',
      ],
      above: [
        'Vertel eens over een keer dat anderen helpen je eigen werk in gevaar bracht.',
        'Wanneer zei je voor het laatst nee tegen iemand die om hulp vroeg? Hoe zei je dat?',
      ],
    },
  },
  A4: {
    report: {
      low: 'Kan tegen een conflict en zegt nee als dat nodig is. De toon kan scherp worden, en kleine zaken kunnen in een krachtmeting uitlopen.',
      average: 'Zoekt overeenstemming en accepteert een conflict als het dat waard is. Zoekt geen ruzie en gaat die ook niet tot elke prijs uit de weg.',
      high: 'Geeft makkelijk toe en brengt conflicten tot bedaren. Een meningsverschil dat uitgesproken moet worden, wordt misschien uitgesteld.',
    },
    interview: {
      below: [
        'Vertel eens over een conflict op het werk dat je nu milder zou aanpakken.',
        'Vertel eens over een compromis dat je sloot. Wat gaf je ervoor op?',
      ],
      above: [
        'Vertel eens over een meningsverschil dat je voor je uit schoof. Wat heeft dat gekost?',
        'Beschrijf een punt waarop je niet toegaf. Hoe hield je voet bij stuk?',
      ],
    },
  },
  A5: {
    report: {
      low: 'Kent de eigen sterke kanten en zegt dat ook, wat helpt als er iets bepleit moet worden. Collega’s missen misschien erkenning van hun aandeel.',
      average: 'Praat over eigen werk als dat nuttig is en laat het daarbij. Valt in zelfpresentatie zelden op, niet naar de ene en niet naar de andere kant.',
      high: 'Laat het podium aan anderen en deelt de eer. Eigen prestaties kunnen over het hoofd worden gezien, dus leidinggevenden doen er goed aan ernaar te vragen.',
    },
    interview: {
      below: [
        'Vertel eens over een succes van jou. Wie had daar nog meer een aandeel in, en welk?',
        'Wanneer gaf je voor het laatst een compliment aan anderen door? Waar was het voor?',
      ],
      above: [
        'Van welke prestatie van jou weten te weinig mensen?',
        'Vertel eens over een keer dat je moest pleiten voor je eigen budget, project of promotie. Wat zei je?',
      ],
    },
  },
  A6: {
    report: {
      low: 'Beoordeelt nood eerder op feiten en rechtvaardigheid dan op gevoel. Lijkt misschien onbewogen als iemand eerst begrip wil.',
      average: 'Voelt mee met mensen die het moeilijk hebben en houdt zicht op wat mogelijk is. Zoekt waarschijnlijk naar een tactvolle weg als een besluit niet welkom is.',
      high: 'Wordt geraakt door de nood van anderen en komt voor hen op. Impopulaire besluiten over mensen wegen zwaar.',
    },
    interview: {
      below: [
        'Vertel eens over iemand op het werk die het moeilijk had. Wat merkte je, en wat deed je?',
        'Beschrijf een klant of collega die eerst begrip wilde en dan pas een oplossing. Hoe reageerde je?',
      ],
      above: [
        'Beschrijf een besluit dat juist was en iemand pijn deed. Hoe ging je daarmee om?',
        'Wanneer moest je iedereen gelijk behandelen terwijl de situatie van één persoon voor een uitzondering pleitte?',
      ],
    },
  },
};
