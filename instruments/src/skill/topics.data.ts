import type { Language } from '@assay/contract/languages';

type Words = Record<Exclude<Language, 'en'>, string>;

/** What the topics of the sample tests are called elsewhere, by what they are called in English. */
export const topicWords: Readonly<Record<string, Words>> = {
  'Asynchronous code': {
    nl: 'Asynchrone code',
    de: 'Asynchroner Code',
    es: 'Código asíncrono',
  },
  Causes: { nl: 'Oorzaken', de: 'Ursachen', es: 'Causas' },
  Chance: { nl: 'Toeval', de: 'Zufall', es: 'Azar' },
  Changes: { nl: 'Wijzigingen', de: 'Änderungen', es: 'Cambios' },
  Charts: { nl: 'Grafieken', de: 'Diagramme', es: 'Gráficos' },
  Clarity: { nl: 'Helderheid', de: 'Klarheit', es: 'Claridad' },
  Comparisons: { nl: 'Vergelijkingen', de: 'Vergleiche', es: 'Comparaciones' },
  'Data and models': {
    nl: 'Gegevens en modellen',
    de: 'Daten und Modelle',
    es: 'Datos y modelos',
  },
  'Data quality': {
    nl: 'Kwaliteit van gegevens',
    de: 'Datenqualität',
    es: 'Calidad de los datos',
  },
  Design: { nl: 'Ontwerp', de: 'Entwurf', es: 'Diseño' },
  'Design and tools': {
    nl: 'Ontwerp en gereedschap',
    de: 'Entwurf und Werkzeuge',
    es: 'Diseño y herramientas',
  },
  Filters: { nl: 'Filters', de: 'Filter', es: 'Filtros' },
  Functions: { nl: 'Functies', de: 'Funktionen', es: 'Funciones' },
  Grammar: { nl: 'Grammatica', de: 'Grammatik', es: 'Gramática' },
  Groups: { nl: 'Groepen', de: 'Gruppen', es: 'Grupos' },
  'JavaScript at run time': {
    nl: 'JavaScript tijdens de uitvoering',
    de: 'JavaScript zur Laufzeit',
    es: 'JavaScript en ejecución',
  },
  Joins: { nl: 'Joins', de: 'Joins', es: 'Joins' },
  Logic: { nl: 'Logica', de: 'Logik', es: 'Lógica' },
  Lookups: { nl: 'Opzoeken', de: 'Nachschlagen', es: 'Búsquedas' },
  Messages: { nl: 'Berichten', de: 'Nachrichten', es: 'Mensajes' },
  Narrowing: {
    nl: 'Typen inperken',
    de: 'Typen eingrenzen',
    es: 'Acotar tipos',
  },
  'Percentages and dates': {
    nl: 'Percentages en datums',
    de: 'Prozente und Datumswerte',
    es: 'Porcentajes y fechas',
  },
  References: { nl: 'Verwijzingen', de: 'Bezüge', es: 'Referencias' },
  Samples: { nl: 'Steekproeven', de: 'Stichproben', es: 'Muestras' },
  Shares: { nl: 'Aandelen van een geheel', de: 'Anteile', es: 'Proporciones' },
  Speed: { nl: 'Snelheid', de: 'Geschwindigkeit', es: 'Velocidad' },
  Structure: { nl: 'Opbouw', de: 'Aufbau', es: 'Estructura' },
  Tone: { nl: 'Toon', de: 'Ton', es: 'Tono' },
  Types: { nl: 'Typen', de: 'Typen', es: 'Tipos' },
  Windows: { nl: 'Vensters', de: 'Fensterfunktionen', es: 'Ventanas' },
  Words: { nl: 'Woorden', de: 'Wörter', es: 'Palabras' },
};
