import { messages } from '../platform/words/message.ts';

/** What a call is refused with before it begins. */
export const accessMessages = messages({
  notAllowed: {
    code: 'forbidden',
    en: 'Your account may not do this.',
    nl: 'Je account mag dit niet doen.',
    de: 'Ihr Konto darf das nicht.',
    es: 'Su cuenta no puede hacer esto.',
  },
  twoStepRequired: {
    code: 'two_factor_required',
    en: 'Your organisation requires two-step verification. Please set it up first.',
    nl: 'Je organisatie vereist tweestapsverificatie. Stel die eerst in.',
    de: 'Ihre Organisation verlangt die Zwei-Faktor-Anmeldung. Bitte richten Sie sie zuerst ein.',
    es: 'Su organización exige la verificación en dos pasos. Configúrela primero.',
  },
  organizationInactive: {
    code: 'inactive',
    en: 'Your organisation is inactive.',
    nl: 'Je organisatie is niet actief.',
    de: 'Ihre Organisation ist nicht aktiv.',
    es: 'Su organización no está activa.',
  },
  noOrganization: {
    en: 'Your account does not belong to an organisation.',
    nl: 'Je account hoort niet bij een organisatie.',
    de: 'Ihr Konto gehört zu keiner Organisation.',
    es: 'Su cuenta no pertenece a ninguna organización.',
  },
  featureOff: {
    en: 'The feature {feature} is not enabled for your organisation.',
    nl: 'De functie {feature} is niet ingeschakeld voor je organisatie.',
    de: 'Die Funktion {feature} ist für Ihre Organisation nicht freigeschaltet.',
    es: 'La función {feature} no está activada para su organización.',
  },
});
