import { messages } from '../../../platform/words/message.ts';

/**
 * Standard texts, which a manager may change for each campaign. They say what is true of every campaign and every reader;
 * what to prepare and what has been answered stands in the facts below them.
 */
export const standardTexts = messages({
  email_text: {
    en: `<p>Hello {first_name},</p>
<p>{organization_name} invites you to take part in <strong>{campaign_name}</strong>.</p>
<p>Your answers are saved as you give them. You can stop at any time, except in the timed parts, and continue later, also on another device, until {deadline}.</p>
<p>Before you start you will see what’s involved, how long it takes and who will read the result.</p>`,
    nl: `<p>Hallo {first_name},</p>
<p>{organization_name} nodigt je uit om mee te doen aan <strong>{campaign_name}</strong>.</p>
<p>Je antwoorden worden meteen bewaard. Je kunt op elk moment stoppen, behalve in de onderdelen met een klok, en later verdergaan, ook op een ander apparaat, tot {deadline}.</p>
<p>Voordat je begint, zie je wat er wordt gevraagd, hoelang het duurt en wie het resultaat leest.</p>`,
    de: `<p>Guten Tag {first_name},</p>
<p>{organization_name} lädt Sie ein, an <strong>{campaign_name}</strong> teilzunehmen.</p>
<p>Ihre Antworten werden sofort gespeichert. Sie können jederzeit aufhören, außer in den Teilen mit Zeitlimit, und später weitermachen, auch auf einem anderen Gerät, bis {deadline}.</p>
<p>Bevor Sie beginnen, sehen Sie, worum es geht, wie lange es dauert und wer das Ergebnis liest.</p>`,
    es: `<p>Hola, {first_name}:</p>
<p>{organization_name} le invita a participar en <strong>{campaign_name}</strong>.</p>
<p>Sus respuestas se guardan en cuanto las da. Puede parar en cualquier momento, salvo en las partes con tiempo limitado, y seguir más tarde, también en otro dispositivo, hasta esta fecha: {deadline}.</p>
<p>Antes de empezar verá qué se pide, cuánto dura y quién leerá el resultado.</p>`,
  },
  reminder_text: {
    en: `<p>Hello {first_name},</p>
<p>{organization_name} is still waiting for you in <strong>{campaign_name}</strong>.</p>
<p>You can take part until {deadline}.</p>`,
    nl: `<p>Hallo {first_name},</p>
<p>{organization_name} wacht nog op je bij <strong>{campaign_name}</strong>.</p>
<p>Je kunt meedoen tot {deadline}.</p>`,
    de: `<p>Guten Tag {first_name},</p>
<p>{organization_name} wartet in <strong>{campaign_name}</strong> noch auf Sie.</p>
<p>Sie können teilnehmen bis {deadline}.</p>`,
    es: `<p>Hola, {first_name}:</p>
<p>{organization_name} aún le espera en <strong>{campaign_name}</strong>.</p>
<p>Puede participar hasta esta fecha: {deadline}.</p>`,
  },
});
