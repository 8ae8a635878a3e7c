/**
 * How mails look. Programs that throw the style sheet away still have what stands at the elements; programs with dark
 * colours take those of the sheet, or turn the light ones round by themselves.
 */
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif";

export const colours = {
  paper: '#faf9f6',
  surface: '#ffffff',
  ink: '#191a1d',
  muted: '#5c5f66',
  line: '#e7e3db',
  accent: '#0b5d5e',
} as const;

const text = `font-family:${sans};font-size:16px;line-height:1.55`;

/** Styles at the elements of the frame. */
export const at = {
  body: `margin:0;padding:0;background-color:${colours.paper};-webkit-text-size-adjust:100%;text-size-adjust:100%`,
  preview:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  head: 'padding:0 8px 18px;text-align:left',
  name: `font-family:${serif};font-size:20px;font-weight:600;line-height:1.3;color:${colours.ink};overflow-wrap:anywhere`,
  plate: 'padding:8px 12px;border-radius:8px;background-color:#ffffff',
  logo: `display:block;border:0;height:auto;width:auto;max-height:56px;max-width:240px;font-family:${serif};font-size:16px;font-weight:600;line-height:1.15;color:${colours.ink}`,
  card: `padding:32px;background-color:${colours.surface};border:1px solid ${colours.line};border-radius:12px;text-align:left;${text};color:${colours.ink};overflow-wrap:anywhere;word-break:break-word`,
  fact: `padding:12px 0;border-top:1px solid ${colours.line};${text};color:${colours.ink};overflow-wrap:anywhere;word-break:break-word`,
  label: `color:${colours.muted}`,
  button: `border-radius:8px;background-color:${colours.accent}`,
  buttonLink: `display:inline-block;padding:13px 24px;font-family:${sans};font-size:16px;font-weight:600;line-height:1.3;color:#ffffff;text-decoration:none;border-radius:8px`,
  action: 'margin:6px 0 22px',
  fallback: `margin:18px 0 0;${text};color:${colours.muted}`,
  foot: `padding:20px 8px 0;text-align:left;${text};color:${colours.muted};overflow-wrap:anywhere;word-break:break-word`,
} as const;

const elements: Record<string, string> = {
  h1: `margin:0 0 16px;font-family:${serif};font-size:26px;font-weight:600;line-height:1.25`,
  h2: `margin:24px 0 10px;font-family:${serif};font-size:21px;font-weight:600;line-height:1.3`,
  h3: 'margin:20px 0 8px;font-size:17px;font-weight:600;line-height:1.4',
  p: 'margin:0 0 14px',
  ul: 'margin:0 0 14px;padding:0 0 0 24px',
  ol: 'margin:0 0 14px;padding:0 0 0 24px',
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 14px;padding:0 0 0 16px;border-left:3px solid ${colours.line}`,
  a: `color:${colours.accent};text-decoration:underline`,
};

/** Puts the look at each element of plain, well-formed HTML without attributes but `href`. */
export function dress(html: string): string {
  return html.replaceAll(/<(h[1-3]|p|[uo]l|li|blockquote|a)(?=[\s>])/g, (tag, name: string) =>
    name === 'a' || name === 'blockquote'
      ? `${tag} class="${name === 'a' ? 'link' : 'line'}" style="${elements[name]}"`
      : `${tag} style="${elements[name]}"`,
  );
}

const dark = {
  '.paper': 'background-color:#121315!important',
  '.card': 'background-color:#191b1e!important;border-color:#2c2f34!important',
  '.line': 'border-color:#2c2f34!important',
  '.ink': 'color:#ecebe6!important',
  '.muted': 'color:#a5a8af!important',
  '.link': 'color:#63bdb8!important',
  '.button': 'background-color:#63bdb8!important',
  '.button-link': 'color:#121315!important',
};

const rules = (prefix = '') =>
  Object.entries(dark)
    .map(([selector, look]) => `${prefix}${selector}{${look}}`)
    .join('');

/** In several sheets: a program that stumbles over one drops that one only. */
export const sheets = [
  ':root{color-scheme:light dark}@media only screen and (max-width:480px){.card{padding:24px 20px!important}.outer{padding:20px 10px 28px!important}}',
  `@media (prefers-color-scheme:dark){${rules()}}`,
  // Outlook's own dark mode names itself at an element around the mail.
  rules('[data-ogsc] '),
];

/** Outlook's own, in a comment that it alone opens: it knows no padding of links and may show what is not displayed. */
export const outlookSheet =
  '<!--[if mso]><style>.preview{mso-hide:all}.button{mso-padding-alt:13px 24px}</style><![endif]-->';
