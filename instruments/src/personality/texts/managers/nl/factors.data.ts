import type { FactorCode } from '../../../scales.ts';
import type { FactorTexts } from '../../scale-texts.ts';

export const factorTexts: Record<FactorCode, Pick<FactorTexts, 'report'>> = {
  N: {
    report: {
      low: 'Blijft doorgaans gelijkmoedig bij druk, kritiek of slecht nieuws. Lijkt misschien onbezorgd waar anderen zichtbare zorg verwachten, en kan een echt risico laat opmerken.',
      average: 'Laat ongeveer evenveel zorgen en spanning zien als de meeste mensen: meestal stabiel, gespannen als daar reden voor is. Hoeveel druk zichtbaar is, hangt waarschijnlijk van de situatie af.',
      high: 'Voelt druk, kritiek en onzekerheid doorgaans sterk, en merkt vaak vroeg dat er iets mis is. Herstellen van een tegenslag kan langer duren, dus duidelijke feedback en tijdig bericht van veranderingen helpen.',
    },
  },
  E: {
    report: {
      low: 'Werkt doorgaans goed alleen en zegt iets als er iets te zeggen valt. Houdt zich in grote groepen misschien in, zodat goede ideeën niet gehoord worden tenzij iemand ernaar vraagt.',
      average: 'Geen duidelijke neiging: er is geen voorkeur te zien voor voortdurend contact of voor lang alleen zijn. Allebei gaat waarschijnlijk een tijd goed.',
      high: 'Zoekt doorgaans contact, bepaalt het tempo en neemt vroeg het woord. Vindt stil werk alleen misschien uitputtend en kan weinig ruimte laten voor stillere stemmen.',
    },
  },
  O: {
    report: {
      low: 'Kiest doorgaans voor wat concreet, bekend en bewezen is, en dat geeft het werk continuïteit. Heeft misschien een duidelijke reden en wat tijd nodig voordat een nieuwe aanpak welkom is.',
      average: 'Pakt nieuwe ideeën op als het nut ervan te zien is en houdt wat werkt. Zal zelden als eerste of als laatste veranderen.',
      high: 'Is doorgaans nieuwsgierig en fantasierijk, en ziet snel andere manieren om iets te doen. Kan de belangstelling voor routine verliezen en kwesties heropenen die voor anderen zijn afgedaan.',
    },
  },
  A: {
    report: {
      low: 'Bekijkt zaken doorgaans kritisch, onderhandelt hard en kan tegen een conflict. Komt misschien bot of wantrouwend over waar anderen op steun hopen.',
      average: 'Geen duidelijke neiging om met anderen mee te gaan of juist voet bij stuk te houden. Welk van de twee het wordt, hangt waarschijnlijk van de zaak af.',
      high: 'Is doorgaans goed van vertrouwen, behulpzaam en geneigd om plooien glad te strijken. Kan een noodzakelijk conflict uit de weg gaan, of toegeven waar standvastigheid voor iedereen beter zou zijn.',
    },
  },
  C: {
    report: {
      low: 'Neemt de dingen doorgaans zoals ze komen en verandert plannen zonder ophef. Deadlines, details en het nakomen van afspraken gaan misschien makkelijker met een kader van buiten: korte stappen, een lijst, iemand die ernaar vraagt.',
      average: 'Plant wat belangrijk is en maakt het af, en laat kleinere dingen soms liggen. Hoeveel structuur gewenst is, kan afhangen van de belangstelling voor de taak.',
      high: 'Plant doorgaans vooruit, komt beloften na en maakt af wat is begonnen. Kan een achterhaald plan laat loslaten, of streng zijn voor mensen die losser werken.',
    },
  },
};
