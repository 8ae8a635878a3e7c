import { messages } from '../../../platform/words/message.ts';

/** What mails with a link that someone asked for say. */
export const entryMail = messages({
  linkSubject: {
    en: 'Your link to {campaign}',
    nl: 'Je link naar {campaign}',
    de: 'Ihr Link zu {campaign}',
    es: 'Su enlace a {campaign}',
  },
  linkPreview: {
    en: 'The link that you asked for. It works once and only for you.',
    nl: 'De link waar je om vroeg. Hij werkt één keer en alleen voor jou.',
    de: 'Der Link, um den Sie gebeten haben. Er gilt einmal und nur für Sie.',
    es: 'El enlace que ha pedido. Funciona una sola vez y solo para usted.',
  },
  linkTitle: {
    en: 'Your link',
    nl: 'Je link',
    de: 'Ihr Link',
    es: 'Su enlace',
  },
  link: {
    en: 'Someone, most likely you, asked for a link to <strong>{campaign}</strong> of {organization}.',
    nl: 'Iemand, waarschijnlijk jijzelf, heeft om een link gevraagd naar <strong>{campaign}</strong> van {organization}.',
    de: 'Jemand, vermutlich Sie selbst, hat um einen Link zu <strong>{campaign}</strong> von {organization} gebeten.',
    es: 'Alguien, seguramente usted, ha pedido un enlace a <strong>{campaign}</strong> de {organization}.',
  },
  linkAction: {
    en: 'Open my tests',
    nl: 'Openen',
    de: 'Öffnen',
    es: 'Abrir',
  },
  linkFooter: {
    en: 'The link is only for you: please do not share it. If you did not ask for it, there is nothing you need to do.',
    nl: 'De link is alleen voor jou: geef hem niet door. Heb je er niet om gevraagd, dan hoef je niets te doen.',
    de: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter. Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.',
    es: 'El enlace es solo para usted: no lo comparta, por favor. Si no lo ha pedido, no tiene que hacer nada.',
  },
  permissionSubject: {
    en: '{organization} asks for your permission',
    nl: '{organization} vraagt je toestemming',
    de: '{organization} bittet um Ihre Erlaubnis',
    es: '{organization} le pide su permiso',
  },
  permissionPreview: {
    en: 'You decide who sees your results.',
    nl: 'Jij bepaalt wie je resultaten ziet.',
    de: 'Sie entscheiden, wer Ihre Ergebnisse sieht.',
    es: 'Usted decide quién ve sus resultados.',
  },
  permissionTitle: {
    en: 'May we see your results?',
    nl: 'Mogen wij je resultaten zien?',
    de: 'Dürfen wir Ihre Ergebnisse sehen?',
    es: '¿Podemos ver sus resultados?',
  },
  permission: {
    en: '<strong>{organization}</strong> would like to see the results of your tests. Without your permission, it sees none of them.',
    nl: '<strong>{organization}</strong> wil graag de resultaten van je tests zien. Zonder je toestemming ziet deze organisatie er niets van.',
    de: '<strong>{organization}</strong> möchte die Ergebnisse Ihrer Tests sehen und bittet Sie um Ihre Erlaubnis. Ohne diese bleiben sie verborgen.',
    es: '<strong>{organization}</strong> le pregunta si puede ver los resultados de sus pruebas. Sin su permiso no ve ninguno.',
  },
  mustLabel: {
    en: 'Do you have to?',
    nl: 'Moet het?',
    de: 'Müssen Sie?',
    es: '¿Es obligatorio?',
  },
  must: {
    en: 'No. You can ignore this email.',
    nl: 'Nee. Je hoeft niet op deze e-mail te reageren.',
    de: 'Nein. Sie können diese E-Mail unbeantwortet lassen.',
    es: 'No. Puede dejar este correo sin contestar.',
  },
  laterLabel: {
    en: 'Changed your mind?',
    nl: 'Toch niet?',
    de: 'Meinung geändert?',
    es: '¿Cambia de opinión?',
  },
  later: {
    en: 'You can withdraw the permission at any time.',
    nl: 'Je kunt je toestemming altijd intrekken.',
    de: 'Sie können die Erlaubnis jederzeit zurückziehen.',
    es: 'Puede retirar el permiso en cualquier momento.',
  },
  permissionAction: {
    en: 'Read more and decide',
    nl: 'Verder lezen en beslissen',
    de: 'Weiterlesen und entscheiden',
    es: 'Seguir leyendo y decidir',
  },
  permissionFooter: {
    en: 'You received this email because {organization} has invited you before. The link is only for you: please do not share it.',
    nl: 'Je krijgt deze e-mail omdat {organization} je eerder heeft uitgenodigd. De link is alleen voor jou: geef hem niet door.',
    de: 'Sie erhalten diese E-Mail, weil {organization} Sie schon einmal eingeladen hat. Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
    es: 'Recibe este correo porque {organization} ya le había invitado antes. El enlace es solo para usted: no lo comparta, por favor.',
  },
});
