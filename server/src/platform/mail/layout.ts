import { convert } from 'html-to-text';
import { escapeHtml } from '../html.ts';

export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** Safe HTML of the body. */
  body: string;
  action?: { label: string; url: string };
  /** Small print, safe HTML. */
  footer: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** One look for every mail, with a text part that says the same. */
export function layOut({ subject, preview, body, action, footer }: MailContent): RenderedMail {
  const button =
    action === undefined
      ? ''
      : `<p class="act"><a class="button" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>
<p class="small">If the button does not work, copy this address: <a href="${escapeHtml(action.url)}">${escapeHtml(action.url)}</a></p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body><div class="preview">${escapeHtml(preview)}</div><div class="page"><div class="card">${body}${button}</div><div class="foot">${footer}</div></div></body></html>`;
  const text = convert(
    `${body}${action === undefined ? '' : `<p>${escapeHtml(action.label)}: ${escapeHtml(action.url)}</p>`}<hr>${footer}`,
    {
      wordwrap: 78,
      selectors: [
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        { selector: 'h1', options: { uppercase: false } },
      ],
    },
  );
  return { subject: oneLine(subject), html, text };
}

/** A header is one line, whatever the names in it hold. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
  return text.replaceAll(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}

const style = `:root{color-scheme:light dark}
body{margin:0;background:#faf9f6;color:#191a1d;font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.preview{display:none;max-height:0;overflow:hidden}
.page{max-width:560px;margin:0 auto;padding:32px 20px}
.card{background:#fff;border:1px solid #e7e3db;border-radius:12px;padding:28px 28px 20px}
h1{font:600 24px/1.25 Georgia,"Times New Roman",serif;margin:0 0 14px}
p{margin:0 0 14px}ul,ol{margin:0 0 14px;padding-left:22px}
.act{margin:22px 0 18px}.button{display:inline-block;background:#0b5d5e;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px}
.small,.foot{font-size:13px;color:#5c5f66;overflow-wrap:anywhere}.foot{padding:18px 8px 0}
a{color:#0b5d5e}
@media(prefers-color-scheme:dark){body{background:#121315;color:#ecebe6}.card{background:#191b1e;border-color:#2c2f34}.button{background:#63bdb8;color:#121315}.small,.foot{color:#a5a8af}a{color:#63bdb8}a.button{color:#121315}}`;
