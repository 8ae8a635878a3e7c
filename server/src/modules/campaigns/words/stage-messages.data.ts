import { messages } from '../../../platform/words/message.ts';

/** The usual stages in their order, as `app.usual_stages` has them. */
export const usualStages = messages({
  fresh: { en: 'New', nl: 'Nieuw', de: 'Neu', es: 'Nuevo' },
  shortlist: { en: 'Shortlist', nl: 'Shortlist', de: 'Engere Auswahl', es: 'Preselección' },
  interview: { en: 'Interview', nl: 'Gesprek', de: 'Gespräch', es: 'Entrevista' },
  offer: { en: 'Offer', nl: 'Aanbod', de: 'Angebot', es: 'Oferta' },
  hired: { en: 'Hired', nl: 'Aangenomen', de: 'Eingestellt', es: 'Contratación' },
  notSelected: {
    en: 'Not selected',
    nl: 'Niet geselecteerd',
    de: 'Nicht ausgewählt',
    es: 'Fuera de la selección',
  },
});
