import type { TopicCode } from '../../categories.ts';
import type { ManagerBand } from '../manager.data.ts';

export const managerBands: Record<ManagerBand, string> = {
  low: 'Samen genomen worden het werk en de dagen eromheen gemiddeld beschreven als minder vaak uitputtend dan “af en toe”; één van de twee kan zwaarder wegen. Dit is geen reden om iets te doen, en er moet niets achter worden gezocht.',
  moderate:
    'Samen genomen worden het werk en de dagen eromheen gemiddeld beschreven als “af en toe” tot “vaak” uitputtend; één van de twee kan lichter of zwaarder wegen. Een goed moment om samen naar de hoeveelheid werk te kijken, voordat het meer wordt.',
  high: 'Samen genomen worden het werk en de dagen eromheen gemiddeld beschreven als “vaak” of nog vaker uitputtend; één van de twee kan lichter wegen. Bespreek binnenkort of het werk minder of anders moet worden, in een gesprek waarin deze persoon de richting mag bepalen.',
};

export const managerTopics: Partial<Record<TopicCode, { name: string; advice: string }>> = {
  recovery: {
    name: 'Te weinig herstel tussen periodes van werk',
    advice:
      'Kijk naar werktijden, diensten, overwerk en vakantie: is er een vrije avond, een vrij weekend en een echte pauze op de dag? Berichten na werktijd tellen als werk.',
  },
  demands: {
    name: 'Werk dat meer vraagt dan iemand lang kan geven',
    advice:
      'Loop de taken samen door en haal er iets af: een deadline, een project, een vergadering. Zeg duidelijk wat het minst belangrijk is.',
  },
  contact: {
    name: 'Veel contact met mensen, weinig pauze daarvan',
    advice:
      'Spreid afspraken, laat er ruimte tussen, en wissel contact af met werk dat alleen wordt gedaan.',
  },
  care: {
    name: 'Werk dat veel geduld en medeleven vraagt',
    advice:
      'Verdeel moeilijke gevallen over meerdere mensen, bied supervisie of een tweede persoon aan, en zorg dat niemand grensoverschrijdend gedrag hoeft te verdragen.',
  },
};

export const managerAdvice: Record<ManagerBand, readonly string[]> = {
  low: ['Blijf vragen hoe het met het werk gaat, zoals bij iedereen. Ook als iemand niets zegt, gaat het misschien niet goed.'],
  moderate: [
    'Bied een gesprek over de hoeveelheid werk aan en vraag wat zou helpen. Vraag niet naar gezondheid.',
    'Verander één ding aan het werk en spreek af wanneer jullie kijken of het heeft geholpen.',
  ],
  high: [
    'Bied binnenkort een gesprek aan en laat het aan de persoon over wat er wordt verteld. Vraag niet naar gezondheid, familie of oorzaken.',
    'Neem eerst werk weg en bied dan pas iets aan: een cursus veerkracht maakt te veel werk niet goed.',
    'Noem de bedrijfsarts, de vertrouwenspersoon of wie dit in de organisatie doet, één keer en zonder druk.',
    'Als meerdere mensen in dit gebied zitten, ligt de oorzaak in het werk en niet bij hen afzonderlijk.',
  ],
};

export const managerLimits = [
  'Dit raakt aan gezondheid en is in vertrouwen gedeeld, om steun te krijgen. Het mag niet worden gebruikt om mensen te kiezen, op volgorde te zetten, uit te filteren, te bevorderen of te ontslaan.',
  'Het is geen diagnose en geen voorspelling, en het zegt niets over hoe goed iemand werkt.',
  'Het beschrijft vier weken in iemands eigen woorden. In een andere maand kan het een ander gebied zijn.',
  'De gebieden zijn afspraken, en de vragen zijn nog niet in een onderzoek getoetst. Dicht bij een grens beslist het toeval tussen twee gebieden.',
  'Antwoorden, scores en alles over het leven buiten het werk blijven bij de persoon.',
] as const;
