import type { Language } from '@assay/contract/languages';
import { convert } from 'html-to-text';
import { escapeHtml } from '../html.ts';
import { type Message, say } from '../words/message.ts';
import { mailMessages } from './messages.data.ts';
import { at, colours, dress, outlookSheet, sheets } from './styles.ts';

export interface MailContent {
  language: Language;
  subject: Message;
  /** The line that mail programs show beside the subject. */
  preview: Message;
  /** In whose name the mail comes; a logo by its full address. */
  head: { name: string; logoUrl?: string | null };
  title: Message;
  /** A paragraph for each message, or safe HTML without styles. */
  body: readonly (Message | { html: string })[];
  /** What to know at a glance, each value a line. */
  facts?: { label: Message; value: Message | readonly Message[] }[];
  action: { label: Message; url: string };
  /** Below the mail, in one paragraph. */
  footer: readonly Message[];
  /** For mails that somebody may want no more of. */
  unsubscribe?: { organization: string; page: string; oneClick: string };
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** A mail in words, its parts in safe HTML but for the lines of plain text. */
interface Written {
  language: Language;
  subject: string;
  preview: string;
  head: MailContent['head'];
  title: string;
  body: string;
  facts: { label: string; value: string }[];
  action: { label: string; url: string };
  footer: string;
}

/** One look for every mail, with a text part that says the same. */
export function layOut(content: MailContent): RenderedMail {
  const { unsubscribe } = content;
  const written = write(content);
  return {
    subject: oneLine(written.subject),
    html: htmlOf(written),
    text: textOf(written),
    headers: {
      // Answers of absence assistants would reach the sender, who did not write.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function write({ language, head, body, facts = [], footer, ...mail }: MailContent): Written {
  const html = (message: Message) => sayHtml(language, message);
  const { unsubscribe } = mail;
  const below = `<p>${footer.map(html).join(' ')}</p>`;
  return {
    language,
    subject: say(language, mail.subject),
    preview: say(language, mail.preview),
    head,
    title: say(language, mail.title),
    body: body.map((part) => ('html' in part ? part.html : `<p>${html(part)}</p>`)).join('\n'),
    facts: facts.map(({ label, value }) => ({
      label: say(language, label),
      value: [value].flat().map(html).join('<br>'),
    })),
    action: { label: say(language, mail.action.label), url: mail.action.url },
    footer: unsubscribe ? `${below}<p>${html(mailMessages.unsubscribe(unsubscribe))}</p>` : below,
  };
}

/** In HTML: the text may have marks, what is filled in is escaped. */
function sayHtml(language: Language, message: Message): string {
  return say(language, escaped(message));
}

function escaped({ text, values }: Message): Message {
  const safe = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, escapeHtml(value)] as const;
    return [name, typeof value === 'number' ? value : escaped(value)] as const;
  });
  return { text, values: Object.fromEntries(safe) };
}

/** How a mail begins. */
export function hello(name: string): Message {
  return name === '' ? mailMessages.helloNameless() : mailMessages.hello({ name });
}

const whole = { code: 'as_written', en: '{text}', nl: '{text}', de: '{text}', es: '{text}' };

/** What is alike in every language: names, and what somebody wrote. */
export function asWritten(text: string): Message {
  return { text: whole, values: { text } };
}

/** A header is one line, whatever the names in it hold. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
  return text.replaceAll(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}

function htmlOf(written: Written): string {
  const { language, subject, preview, head, title, body, facts, action, footer } = written;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title>
${sheets.map((sheet) => `<style>${sheet}</style>`).join('\n')}${outlookSheet}</head>
<body class="paper" bgcolor="${colours.paper}" style="${at.body}"><div class="preview" style="${at.preview}" aria-hidden="true">${escapeHtml(preview)}${padding}</div>
${table(`class="paper" width="100%" bgcolor="${colours.paper}"`)}<tr><td class="outer" align="center" style="padding:32px 16px 40px">
<!--[if mso]>${table('width="600" align="center"')}<tr><td><![endif]-->
${table('width="100%" style="max-width:600px"')}
<tr><td style="${at.head}">${headOf(head)}</td></tr>
<tr><td class="card ink" bgcolor="${colours.surface}" style="${at.card}">${dress(`<h1>${escapeHtml(title)}</h1>${body}`)}
${buttonOf(action)}${factsOf(facts)}${fallbackOf(written)}</td></tr>
<tr><td class="muted" style="${at.foot}">${dress(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

/** Keeps the words of the mail itself out of the preview. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(60);

const table = (attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

/** A logo on a light plate, since it may be drawn in dark ink; without pictures its words stand there. */
function headOf({ name, logoUrl }: MailContent['head']): string {
  const words = escapeHtml(name);
  if (logoUrl == null) return `<span class="ink" style="${at.name}">${words}</span>`;
  return `${table('')}<tr><td bgcolor="#ffffff" style="${at.plate}"><img src="${escapeHtml(logoUrl)}" height="48" alt="${words}" style="${at.logo}"></td></tr></table>`;
}

function factsOf(facts: Written['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="ink line" style="${at.fact}"><span class="muted" style="${at.label}">${escapeHtml(label)}</span><br>${dress(value)}</td></tr>`,
  );
  return `${table('width="100%" style="margin:0 0 8px"')}${rows.join('\n')}</table>`;
}

function buttonOf({ label, url }: Written['action']): string {
  return `${table(`style="${at.action}"`)}<tr><td class="button" align="center" bgcolor="${colours.accent}" style="${at.button}"><a class="button-link" href="${escapeHtml(url)}" style="${at.buttonLink}">${escapeHtml(label)}</a></td></tr></table>`;
}

function fallbackOf({ language, action }: Written): string {
  const address = escapeHtml(action.url);
  return `<p class="muted" style="${at.fallback}">${say(language, mailMessages.fallback())} ${dress(`<a href="${address}">${address}</a>`)}</p>`;
}

function textOf({ head, title, body, facts, action, footer }: Written): string {
  const known = facts.map(({ label, value }) => `<p>${escapeHtml(label)}<br>${value}</p>`).join('');
  return convert(
    `<p>${escapeHtml(head.name)}</p><h1>${escapeHtml(title)}</h1>${body}
<p>${escapeHtml(action.label)}: ${escapeHtml(action.url)}</p>${known}<hr>${footer}`,
    {
      wordwrap: 78,
      selectors: [
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      ],
    },
  );
}
