import type { Language } from '@assay/contract/languages';

/** Told to whom the tests were about; `names` is a list in safe HTML. */
interface DeletionWords {
  title: string;
  preview: string;
  body: (names: string) => string;
  action: string;
  footer: string;
}

export const deletionWords: Record<Language, DeletionWords> = {
  en: {
    title: 'Your test results are deleted',
    preview: 'With their answers, for good.',
    body: (names) =>
      `<p>These tests are deleted, with their answers and results, for good:</p>${names}<p>Nobody sees them any more, and averages no longer count them.</p>`,
    action: 'See your data',
    footer: '<p>You get this because somebody who runs this Assay deleted tests of yours.</p>',
  },
  nl: {
    title: 'Je testresultaten zijn verwijderd',
    preview: 'Met de antwoorden, voorgoed.',
    body: (names) =>
      `<p>Deze tests zijn voorgoed verwijderd, met de antwoorden en resultaten:</p>${names}<p>Niemand ziet ze nog, en in gemiddelden tellen ze niet meer mee.</p>`,
    action: 'Je gegevens bekijken',
    footer:
      '<p>Je krijgt dit omdat iemand die deze Assay beheert, tests van jou heeft verwijderd.</p>',
  },
  de: {
    title: 'Ihre Testergebnisse sind gelöscht',
    preview: 'Mit den Antworten, endgültig.',
    body: (names) =>
      `<p>Diese Tests sind mit ihren Antworten und Ergebnissen endgültig gelöscht:</p>${names}<p>Niemand sieht sie mehr, und in Durchschnitten zählen sie nicht mehr mit.</p>`,
    action: 'Ihre Daten ansehen',
    footer:
      '<p>Sie erhalten diese E-Mail, weil jemand, der dieses Assay betreibt, Tests von Ihnen gelöscht hat.</p>',
  },
  es: {
    title: 'Los resultados de sus pruebas se han eliminado',
    preview: 'Con sus respuestas, de forma definitiva.',
    body: (names) =>
      `<p>Estas pruebas se han eliminado de forma definitiva, con sus respuestas y resultados:</p>${names}<p>Ya nadie las ve, y los promedios han dejado de contarlas.</p>`,
    action: 'Ver sus datos',
    footer:
      '<p>Recibe este mensaje porque alguien que gestiona este Assay ha eliminado pruebas suyas.</p>',
  },
};
