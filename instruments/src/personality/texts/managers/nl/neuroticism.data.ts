import type { ScaleTexts } from '../../scale-texts.ts';

export const neuroticismTexts: Record<'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6', Pick<ScaleTexts, 'report' | 'interview'>> = {
  N1: {
    report: {
      low: 'Maakt zich weinig zorgen en gaat onzekere situaties rustig tegemoet. Houdt misschien rekening met minder dingen die mis kunnen gaan.',
      average: 'Maakt zich zorgen als daar reden voor is en laat ze daarna weer los. Weegt risico’s meestal af zonder zich erdoor te laten tegenhouden.',
      high: 'Denkt al vroeg aan wat er mis kan gaan en bereidt zich daarop voor. Onzekerheid kost energie, dus duidelijke informatie en tijdige antwoorden helpen.',
    },
    interview: {
      below: [
        'Vertel eens over een plan van jou waarbij een probleem opdook dat niemand had voorzien. Wat had het eerder aan het licht gebracht?',
        'Welk risico in je huidige werk houd je het scherpst in de gaten, en hoe?',
      ],
      above: [
        'Beschrijf een periode waarin wekenlang veel onzeker was. Wat deed je om goed te blijven werken?',
        'Vertel eens over een verandering op het werk die laat werd aangekondigd. Wat moest je weten, en hoe kwam je daarachter?',
      ],
    },
  },
  N2: {
    report: {
      low: 'Blijft geduldig bij provocatie, vertraging of tegenspraak. Anderen merken misschien niet wanneer een grens is overschreden.',
      average: 'Ergert zich als daar een duidelijke aanleiding voor is en houdt dat meestal binnen de perken. Is bij onenigheid zelden het luidst of het geduldigst.',
      high: 'Reageert snel en merkbaar op hindernissen en onrecht, waardoor problemen op tafel komen. Op gespannen momenten vragen toon en timing misschien om aandacht.',
    },
    interview: {
      below: [
        'Vertel eens over een afspraak met jou die niet werd nagekomen. Hoe kwamen de anderen te weten wat je daarvan vond?',
        'Beschrijf een besluit op het werk dat je oneerlijk vond. Wat zei je, en tegen wie?',
      ],
      above: [
        'Vertel eens over een collega of klant op wie je boos werd. Wat zei je, en wat gebeurde er daarna?',
        'Wat helpt jou als ergernis zich in de loop van een werkdag opstapelt?',
      ],
    },
  },
  N3: {
    report: {
      low: 'Over het algemeen tevreden, met weinig twijfel aan zichzelf. Stapt misschien snel heen over mislukkingen die een nadere blik verdienen.',
      average: 'Geen duidelijke neiging: twijfel en sombere momenten lijken ongeveer even vaak voor te komen als bij de meeste mensen. Hoe zwaar een tegenslag weegt, kan van de kwestie afhangen.',
      high: 'Is geneigd om kritisch op zichzelf te zijn en zich tegenslag persoonlijk aan te trekken. Concrete feedback, ook over wat goed ging, helpt waarschijnlijk.',
    },
    interview: {
      below: [
        'Vertel eens over iets wat door je eigen toedoen mislukte. Wat heb je daarna veranderd?',
        'Welke kritiek op je werk is nuttig voor je geweest, en wat heb je ermee gedaan?',
      ],
      above: [
        'Beschrijf een tegenslag op het werk en hoe je weer op gang kwam. Wie of wat hielp daarbij?',
        'Vertel eens over feedback die je hielp om het beter te doen. Hoe werd die gegeven?',
      ],
    },
  },
  N4: {
    report: {
      low: 'Op het gemak als anderen toekijken, onder onbekenden en voor groepen. Merkt misschien niet op hoe een opmerking valt.',
      average: 'Voelt zich in nieuw gezelschap een beetje bekeken en is al snel op het gemak. Presenteren voor een groep lukt met voorbereiding.',
      high: 'Let scherp op hoe het eigen optreden overkomt en vermijdt het om iemand in verlegenheid te brengen. In het middelpunt staan kost moeite, dus voorbereiding en kleine groepen helpen.',
    },
    interview: {
      below: [
        'Wanneer heb je voor het laatst verkeerd ingeschat hoe iets zou vallen wat je zei? Hoe merkte je dat?',
        'Vertel eens over een keer dat je de stemming in een vergadering moest peilen voordat je iets zei. Waar lette je op?',
      ],
      above: [
        'Vertel eens over een keer dat je moest spreken voor mensen die je niet kende. Hoe bereidde je je voor?',
        'In wat voor vergadering kon je het makkelijkst zeggen wat je dacht? Waardoor kwam dat?',
      ],
    },
  },
  N5: {
    report: {
      low: 'Weerstaat verleidingen makkelijk en houdt een doel op de lange termijn voor ogen. Komt misschien streng over op mensen die zichzelf meer toestaan.',
      average: 'Geeft af en toe toe aan een verleiding zonder de draad kwijt te raken. Kan iets leuks meestal uitstellen als het erop aankomt.',
      high: 'Geeft makkelijk toe aan impulsen en geniet van het moment. Werk dat pas veel later iets oplevert, vraagt misschien om mijlpalen tussendoor.',
    },
    interview: {
      below: [
        'Vertel eens over een keer dat het goed was om je eigen plan los te laten voor iets aantrekkelijkers.',
        'Vertel eens over de samenwerking met mensen die eerder resultaat wilden zien dan jij. Wat hebben jullie afgesproken?',
      ],
      above: [
        'Vertel eens over een lange taak die niet snel iets opleverde. Hoe hield je die vol?',
        'Wat leidt je op het werk het meest af, en wat doe je daaraan?',
      ],
    },
  },
  N6: {
    report: {
      low: 'Voelt zich kalm als er meerdere dingen tegelijk misgaan. Neemt misschien te veel op zich, omdat de grens pas laat voelbaar is.',
      average: 'Voelt zich tegen gewone druk opgewassen en merkt de belasting als die aanhoudt. Steun op piekmomenten is welkom, maar niet altijd nodig.',
      high: 'Kan het gevoel krijgen dat het te veel wordt als alles zich opstapelt, en vraagt dan waarschijnlijk vroeg om hulp. Duidelijke prioriteiten en één ding tegelijk kunnen de druk verlichten.',
    },
    interview: {
      below: [
        'Vertel eens over een keer dat je te veel op je nam. Wanneer merkte je dat?',
        'Beschrijf een periode waarin collega’s het zwaarder hadden dan jij. Hoe kwam je daarachter?',
      ],
      above: [
        'Beschrijf de hectischste werkdag van je afgelopen jaar. Wat deed je het eerst, en wat liet je liggen?',
        'Vertel eens over een keer dat je om hulp vroeg. Op welk moment deed je dat, en bij wie?',
      ],
    },
  },
};
