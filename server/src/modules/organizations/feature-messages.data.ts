import type { FeatureKey } from '@assay/contract/access';
import type { InstrumentFeature } from '@assay/contract/instruments';
import { messages } from '../../platform/words/message.ts';

/** What an operator switches on, by its key, where that is not called what an instrument is. */
export const featureNames = messages({
  skill_tests: {
    en: 'Skill tests',
    nl: 'Vaardigheidstests',
    de: 'Fachtests',
    es: 'Pruebas de habilidades',
  },
  video_interviews: {
    en: 'Video interviews',
    nl: 'Video-interviews',
    de: 'Videointerviews',
    es: 'Entrevistas en vídeo',
  },
  success_profiles: {
    en: 'Success profiles',
    nl: 'Succesprofielen',
    de: 'Erfolgsprofile',
    es: 'Perfiles de éxito',
  },
  wfh_index: {
    en: 'Working from home',
    nl: 'Thuiswerken',
    de: 'Arbeiten von zu Hause',
    es: 'Trabajo desde casa',
  },
  team_compare: {
    en: 'Comparing a team',
    nl: 'Een team vergelijken',
    de: 'Vergleich eines Teams',
    es: 'Comparación de un equipo',
  },
  pins: {
    en: 'Pins and succession',
    nl: 'Koppelingen en opvolging',
    de: 'Vormerkungen und Nachfolge',
    es: 'Personas fijadas y sucesión',
  },
  passwordless: {
    en: 'Entry without a password',
    nl: 'Toegang zonder wachtwoord',
    de: 'Zugang ohne Passwort',
    es: 'Acceso sin contraseña',
  },
  open_invite: {
    en: 'Public links',
    nl: 'Openbare links',
    de: 'Öffentliche Links',
    es: 'Enlaces públicos',
  },
  profile_sync: {
    en: 'Profile synchronisation',
    nl: 'Profielsynchronisatie',
    de: 'Profilabgleich',
    es: 'Sincronización de perfiles',
  },
} satisfies Record<Exclude<FeatureKey, InstrumentFeature>, object> &
  Partial<Record<InstrumentFeature, object>>);
