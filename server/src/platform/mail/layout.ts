import type { Language } from '@assay/contract/languages';
import { convert } from 'html-to-text';
import { escapeHtml } from '../html.ts';
import { layoutWords } from './mail.words.ts';
import { at, colours, dress, sheets } from './styles.ts';

export interface MailContent {
  /** What it is written in; managers' mails are in English. */
  language?: Language;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** In whose name the mail comes; a logo by its full address. */
  head: { name: string; logoUrl?: string | null };
  title: string;
  /** Safe HTML without styles. */
  body: string;
  /** What to know at a glance, values in safe HTML. */
  facts?: { label: string; value: string }[];
  action: { label: string; url: string };
  /** Safe HTML below the mail. */
  footer: string;
  /** For mails that somebody may want no more of. */
  unsubscribe?: { organization: string; page: string; oneClick: string };
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** One look for every mail, with a text part that says the same. */
export function layOut(content: MailContent): RenderedMail {
  const { unsubscribe } = content;
  return {
    subject: oneLine(content.subject),
    html: htmlOf(content),
    text: textOf(content),
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

/** A header is one line, whatever the names in it hold. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
  return text.replaceAll(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}

function htmlOf(content: MailContent): string {
  const { language = 'en', subject, preview, head, title, body, facts = [], action } = content;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title>
${sheets.map((sheet) => `<style>${sheet}</style>`).join('\n')}</head>
<body class="paper" bgcolor="${colours.paper}" style="${at.body}"><div style="${at.preview}" aria-hidden="true">${escapeHtml(preview)}${padding}</div>
${table(`class="paper" width="100%" bgcolor="${colours.paper}"`)}<tr><td class="outer" align="center" style="padding:32px 16px 40px">
<!--[if mso]>${table('width="600" align="center"')}<tr><td><![endif]-->
${table('width="100%" style="max-width:600px"')}
<tr><td style="${at.head}">${headOf(head)}</td></tr>
<tr><td class="card ink" bgcolor="${colours.surface}" style="${at.card}">${dress(`<h1>${escapeHtml(title)}</h1>${body}`)}
${buttonOf(action)}${factsOf(facts)}${fallbackOf(content)}</td></tr>
<tr><td class="muted" style="${at.foot}">${dress(footerOf(content))}</td></tr>
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

function factsOf(facts: NonNullable<MailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="ink line" style="${at.fact}"><span class="muted" style="${at.label}">${escapeHtml(label)}</span><br>${dress(value)}</td></tr>`,
  );
  return `${table('width="100%" style="margin:0 0 8px"')}${rows.join('\n')}</table>`;
}

function buttonOf({ label, url }: MailContent['action']): string {
  return `${table(`style="${at.action}"`)}<tr><td class="button" align="center" bgcolor="${colours.accent}" style="${at.button}"><a class="button-link" href="${escapeHtml(url)}" style="${at.buttonLink}">${escapeHtml(label)}</a></td></tr></table>`;
}

function fallbackOf({ language = 'en', action }: MailContent): string {
  const address = escapeHtml(action.url);
  return `<p class="muted" style="${at.fallback}">${layoutWords[language].fallback} ${dress(`<a href="${address}">${address}</a>`)}</p>`;
}

function footerOf({ language = 'en', footer, unsubscribe }: MailContent): string {
  if (unsubscribe === undefined) return footer;
  const { organization, page } = unsubscribe;
  const link = (text: string) => `<a href="${escapeHtml(page)}">${text}</a>`;
  return `${footer}<p>${layoutWords[language].unsubscribe(escapeHtml(organization), link)}</p>`;
}

function textOf(content: MailContent): string {
  const { head, title, body, facts = [], action } = content;
  const known = facts.map(({ label, value }) => `<p>${escapeHtml(label)}<br>${value}</p>`).join('');
  return convert(
    `<p>${escapeHtml(head.name)}</p><h1>${escapeHtml(title)}</h1>${body}
<p>${escapeHtml(action.label)}: ${escapeHtml(action.url)}</p>${known}<hr>${footerOf(content)}`,
    {
      wordwrap: 78,
      selectors: [
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      ],
    },
  );
}
