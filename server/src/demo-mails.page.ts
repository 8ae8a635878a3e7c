/** The outbox page of the demo: a list on the left, the mail as a mail program would show it on the right. */
export const demoMailPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo outbox</title><link rel="stylesheet" href="/demo/mails.css"><script src="/demo/mails.js" type="module"></script></head><body>
<header><h1>Demo outbox</h1><p>Nothing leaves this machine: these are the mails that would have been sent.</p></header>
<main><nav id="list" aria-label="Mails"><p>Loading …</p></nav><section id="mail" aria-live="polite"><p>Choose a mail.</p></section></main></body></html>`;

export const demoMailStyle = `:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--ink:#191a1d;--muted:#5c5f66;--line:#e7e3db;--accent:#0b5d5e;--soft:#e2efee}
@media(prefers-color-scheme:dark){:root{--paper:#121315;--surface:#191b1e;--ink:#ecebe6;--muted:#a5a8af;--line:#2c2f34;--accent:#63bdb8;--soft:#17302f}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 ui-sans-serif,system-ui,sans-serif}
header{padding:24px 24px 8px}h1{font:600 27px/1.2 ui-serif,Georgia,serif;margin:0}p{color:var(--muted);margin:6px 0}
main{display:grid;grid-template-columns:minmax(260px,360px) 1fr;gap:20px;padding:16px 24px 40px}
nav button{display:block;width:100%;text-align:left;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:10px 14px;margin-bottom:8px;cursor:pointer;overflow-wrap:anywhere}
nav button[aria-current=true]{border-color:var(--accent);background:var(--soft)}nav small{display:block;color:var(--muted)}
iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:12px;background:#fff}section{min-width:0}
a{color:var(--accent)}ul{padding-left:20px;overflow-wrap:anywhere}
@media(max-width:720px){main{grid-template-columns:1fr}}`;

export const demoMailScript = `const list = document.querySelector('#list');
const view = document.querySelector('#mail');
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const open = (mail, button) => {
  for (const other of list.querySelectorAll('button')) other.setAttribute('aria-current', String(other === button));
  const frame = element('iframe', '');
  frame.title = mail.subject;
  frame.setAttribute('sandbox', '');
  frame.srcdoc = mail.html;
  const links = element('ul', '');
  for (const address of new Set(mail.text.match(/https?:[^\\s\\]]+/g) ?? [])) {
    const item = element('li', '');
    item.append(Object.assign(element('a', address), { href: address }));
    links.append(item);
  }
  view.replaceChildren(element('p', 'To ' + mail.to + ', ' + new Date(mail.sent_at).toLocaleString()), frame, element('p', 'Links in this mail:'), links);
};
const { data } = await (await fetch('/api/demo/mails')).json();
list.replaceChildren(...data.map((mail) => {
  const button = element('button', mail.subject);
  button.append(element('small', mail.to));
  button.addEventListener('click', () => open(mail, button));
  return button;
}));
if (data.length === 0) list.replaceChildren(element('p', 'No mails yet. Activate a campaign or add a manager.'));`;
