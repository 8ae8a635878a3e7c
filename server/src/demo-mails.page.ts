/** The outbox page of the demo: a list on the left, the mail as a mail program would show it on the right. */
export const demoMailPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Demo outbox</title><link rel="stylesheet" href="/demo/mails.css"><script src="/demo/mails.js" type="module"></script></head><body>
<header><h1>Demo outbox</h1><p>Nothing leaves this machine: these are the emails that would have been sent.</p></header>
<main><div id="all"><label for="search">Find by address or subject</label><input id="search" type="search" autocomplete="off" spellcheck="false">
<nav aria-label="Emails"><ul id="list"><li class="note">Loading …</li></ul></nav></div>
<article id="mail" aria-label="Email" tabindex="-1"><p class="note">Choose an email to read it.</p></article></main></body></html>`;

export const demoMailStyle = `:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--ink:#191a1d;--muted:#5c5f66;--line:#e7e3db;--accent:#0b5d5e;--soft:#e2efee}
@media(prefers-color-scheme:dark){:root{--paper:#121315;--surface:#191b1e;--ink:#ecebe6;--muted:#a5a8af;--line:#2c2f34;--accent:#63bdb8;--soft:#17302f}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1120px;padding:0 24px 40px;background:var(--paper);color:var(--ink);font:15px/1.5 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:28px 0 20px}h1,h2{font-family:'Source Serif 4',ui-serif,Georgia,serif;font-weight:600;line-height:1.25;margin:0}h1{font-size:28px}h2{font-size:20px}
header p,.note{color:var(--muted);margin:4px 0 0}
main{display:grid;grid-template-columns:minmax(0,320px) minmax(0,1fr);gap:28px;align-items:start}
label,small,dt{color:var(--muted);font-size:13px}label{display:block;margin-bottom:4px}
input{width:100%;height:38px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--muted);border-radius:8px}
ul{list-style:none;margin:14px 0 0;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}li.note{border:0;padding-top:12px}
li a{display:block;padding:10px 12px;color:inherit;text-decoration:none}li a:hover{background:var(--surface)}li a[aria-current]{background:var(--soft);box-shadow:inset 3px 0 var(--accent)}
li small{display:block}li strong{font-weight:600}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px 24px 24px;min-height:220px}article:focus{outline:0}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 14px;margin:10px 0 16px}dd{margin:0;font-size:13px}
.views{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:12px}.views button{height:38px;padding:0 14px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px;cursor:pointer}
.views button[aria-pressed=true]{background:var(--soft);border-color:var(--accent);color:var(--accent);font-weight:600}
iframe{display:block;width:100%;height:70vh;margin:0 auto;border:1px solid var(--line);border-radius:8px}iframe.phone{max-width:392px}
pre{margin:0;padding:16px;border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,monospace}
a{color:var(--accent)}.back{display:none;margin-bottom:12px}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:760px){body{padding:0 16px 32px}main{grid-template-columns:minmax(0,1fr)}article{padding:16px}.views button{height:44px}input{height:44px}
body:not(.open) article,.wide,body.open #all,body.open header p{display:none}.back{display:inline-block}}`;

export const demoMailScript = `const [list, view, search] = ['#list', '#mail', '#search'].map((id) => document.querySelector(id));
const make = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const when = (mail) => new Date(mail.sent_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
let mails = [];
let shown;

const entry = (mail) => {
  const link = make('a', { href: '#' + mail.id }, make('strong', { textContent: mail.subject }),
    make('small', { textContent: mail.to }), make('small', {}, make('time', { dateTime: mail.sent_at, textContent: when(mail) })));
  if (String(mail.id) === location.hash.slice(1)) link.setAttribute('aria-current', 'true');
  return make('li', {}, link);
};
const showList = () => {
  const wanted = search.value.trim().toLowerCase();
  const found = mails.filter((mail) => (mail.to + ' ' + mail.subject).toLowerCase().includes(wanted));
  const nothing = mails.length === 0 ? 'No emails yet. Activate a campaign or add a manager.' : 'No email matches.';
  list.replaceChildren(...(found.length > 0 ? found.map(entry) : [make('li', { className: 'note', textContent: nothing })]));
};

// No script runs inside; links open beside this page.
const frame = (mail, phone) => {
  const made = make('iframe', { title: mail.subject, className: phone ? 'phone' : '' });
  made.setAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  made.srcdoc = mail.html.replace('<head>', '<head><base target="_blank">');
  made.addEventListener('load', () => { made.style.height = made.contentDocument.documentElement.scrollHeight + 2 + 'px'; });
  return made;
};
const headers = (mail) => Object.entries({ To: mail.to, Subject: mail.subject, Date: new Date(mail.sent_at).toUTCString(), ...mail.headers })
  .map(([name, value]) => name + ': ' + value).join('\\n');
const views = {
  'As it looks': (mail) => frame(mail, false),
  'On a phone': (mail) => frame(mail, true),
  'As text': (mail) => make('pre', { tabIndex: 0, textContent: mail.text }),
  Headers: (mail) => make('pre', { tabIndex: 0, textContent: headers(mail) }),
};
const showMail = () => {
  const mail = mails.find(({ id }) => String(id) === location.hash.slice(1));
  document.body.classList.toggle('open', mail !== undefined);
  if (mail?.id === shown) return;
  shown = mail?.id;
  if (mail === undefined) return view.replaceChildren(make('p', { className: 'note', textContent: 'Choose an email to read it.' }));
  const content = make('div');
  const buttons = Object.entries(views).map(([name, show]) => {
    const button = make('button', { type: 'button', textContent: name, className: name === 'On a phone' ? 'wide' : '' });
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      content.replaceChildren(show(mail));
    });
    return button;
  });
  const facts = [['To', mail.to], ['Sent', when(mail)]].flatMap(([name, value]) => [make('dt', { textContent: name }), make('dd', { textContent: value })]);
  view.replaceChildren(make('a', { href: '#', className: 'back', textContent: 'All emails' }), make('h2', { textContent: mail.subject }),
    make('dl', {}, ...facts), make('div', { className: 'views' }, ...buttons), content);
  buttons[0].click();
  view.focus();
};
const load = async () => {
  const { data } = await (await fetch('/api/demo/mails')).json();
  if (data[0]?.id === mails[0]?.id && mails.length > 0) return;
  mails = data;
  showList();
  showMail();
};
search.addEventListener('input', showList);
addEventListener('hashchange', () => { showList(); showMail(); });
await load();
setInterval(() => { if (!document.hidden) load().catch(() => undefined); }, 3000);`;
