import { messages } from '../../platform/words/message.ts';

/** What calls on job profiles say. */
export const jobProfileMessages = messages({
  nameTaken: {
    code: 'name_taken',
    en: 'There is already a job profile with this name.',
    nl: 'Er is al een functieprofiel met deze naam.',
    de: 'Es gibt schon ein Berufsprofil mit diesem Namen.',
    es: 'Ya existe un perfil de puesto con este nombre.',
  },
  groupUnknown: {
    code: 'unknown',
    en: 'This group does not exist.',
    nl: 'Deze groep bestaat niet.',
    de: 'Diese Gruppe gibt es nicht.',
    es: 'Este grupo no existe.',
  },
  changed: {
    en: 'A colleague has changed this job profile in the meantime. Please load it again.',
    nl: 'Een collega heeft dit functieprofiel intussen gewijzigd. Laad het opnieuw.',
    de: 'Jemand im Team hat dieses Berufsprofil inzwischen geändert. Bitte laden Sie es neu.',
    es: 'Entretanto alguien del equipo ha cambiado este perfil de puesto. Vuelva a cargarlo.',
  },
  archived: {
    en: 'The job profile {profile} is archived.',
    nl: 'Het functieprofiel {profile} is gearchiveerd.',
    de: 'Das Berufsprofil {profile} ist archiviert.',
    es: 'El perfil de puesto {profile} está archivado.',
  },
  archivedInUse: {
    en: 'The job profile {profile} is archived. Campaigns that use it keep it ({count}).',
    nl: 'Het functieprofiel {profile} is gearchiveerd. Campagnes die het gebruiken, houden het ({count}).',
    de: 'Das Berufsprofil {profile} ist archiviert. Kampagnen, die es verwenden, behalten es ({count}).',
    es: 'El perfil de puesto {profile} está archivado. Las campañas que lo usan lo conservan ({count}).',
  },
});
