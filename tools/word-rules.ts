import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** One word for one thing: what is not said, and what is said instead. */
const never: [RegExp, string][] = [
  [/\b(?:e-mail(?:s|ed|ing)?|mail(?:s|ed|ing)?)\b/i, 'email'],
  [/\bassessments?\b(?! center)/i, 'campaign'],
  [/\b(?:test )?takers?\b/i, 'candidate'],
  [/\b(?:whoever|somebody|nobody|anybody|everybody)\b/i, 'anyone who, someone, no one, everyone'],
  [/\bcompany doctors?\b/i, 'occupational health doctor'],
  [/\b(?:compan(?:y(?! doctor)|ies)(?!, activity)|tenants?)\b/i, 'organisation'],
  [/\borgani[z]ations?\b/i, 'organisation'],
  [/\b(?:IQ|MCQ)\b|\bhappiness\b|\bpuzzles?\b/i, 'the name of the test, question'],
  // Accounts of a business are statements, too.
  [/(?<!\bfinancial )\bstatements?\b/i, 'question, item'],
  [/\btalents?\b/i, 'people, candidate'],
  [/\b(?:began|begun|went on|go(?:es)? on)\b/i, 'started, continue'],
  // A test that can still be finished is no status; an idea is half finished, work is finished to a standard; `finished` is a field.
  [/(?<!`|\bbe |\bhalf[ -])\bfinished\b(?! to a\b)/i, 'completed'],
  [/\bhand(?:ed|ing) in\b/i, 'submitted'],
  [/\bsign(?:ed|ing|s)?[ -]in\b|\bsign(?:ed|ing|s)? out\b/i, 'log in, log out'],
  [/\bsecond factor\b/i, 'two-step verification'],
  [/\buntil when\b/i, 'deadline'],
  // The time that new material takes is no adjustment.
  [/(?<!\b(?:a little|May need|solve with) )\bmore time\b/i, 'a later deadline, extra time'],
  [/\bgiv(?:e|es|en|ing) leave\b/i, 'permission'],
  // A file of questions to import is one, too, and software for statistics.
  [/^(?!.*\b(?:QTI|ZIP|R package)\b).*?(\bpackages?\b)/is, 'plan'],
  // Points of match are what a fit is worked out from.
  [/(?<!\bpoints of )\bmatch(?:es)? with\b|\b(?:their|whose|everyone’s) match\b/i, 'fit'],
  [/\bask(?:ed|ing|s)? (?:…|\w+) for permission\b|\bask for permission\b/i, 'request permission'],
  [
    /\btold apart\b|\bthe test cannot tell them\b|\bbeyond error\b/i,
    'could be chance, clear difference',
  ],
  [/\babove (?:(?:about|at (?:least|most)) )?(?:\d+|…)(?:\s?%| of 100\b)/i, 'higher than'],
  [/\b(?:at the moment|anew|made-up|by (?:itself|themselves))\b/i, 'now, again, automatically'],
  [/\blook(?:s|ed|ing)? after\b/i, 'manage'],
  [/\bopen invit(?:e|ation)s?\b/i, 'public link'],
  // Two-step verification is what people switch themselves.
  [/^(?!.*\btwo-step\b).*?(\b(?:not )?switched (?:on|off)\b)/is, 'enabled, not enabled'],
  [/\bmean (?:ratings?|scores?)\b/i, 'average'],
  // Wordings that reviewers stumbled over.
  [/\b(?:stands|stood) (?:as|in|at|on|under|beside|below|above|there|here)\b/i, 'is'],
  [
    /(?:^|[.;:] )who (?:only )?\w+s(?: it| then)* (?:gets|sees|can|may|must|is|has|stays)\b/im,
    'those who, anyone who',
  ],
  [/; who (?:does|has) not\b/i, 'those who do not'],
  [/\b(?:your wish|as you wish to be)\b/i, 'request, as you would like to be'],
  [/\b(?:almost certainly|take turns|calmly and as you are)\b/i, 'what is meant'],
];

/** What an exception is and why; each is the whole text. */
const exceptions = new Set([
  // What the product is, to those who have not met it yet.
  'Open talent assessment',
  // The entry of the menu, and the page that it opens.
  'Talent',
]);

/** Names begin with a capital wherever they stand. */
const names =
  /^(?:Assay|English|Dutch|German|Spanish|Amsterdam|Berlin|Paris|Back|Monday|Sunday|Your|Question|JSON|WebP|LinkedIn)\b/;

/** A text without what is filled in and without its marks, so that names of variables are no words. */
function wordsOf(text: string): string {
  let words = text.replaceAll(/<\/?\d+\/?>|https?:\S+|\?\w+=\S+/g, '');
  // From the inside out: `{count, plural, one {# day} other {# days}}` leaves its forms.
  for (let before = ''; before !== words; ) {
    before = words;
    words = words
      .replaceAll(/\{[\w.]+\}/g, '…')
      .replaceAll(
        /\{[\w.]+, (?:plural|select|selectordinal),((?:\s*[=\w]+ \{[^{}]*\})+)\s*\}/g,
        '$1',
      )
      .replaceAll(/(?<=\s|^)(?:=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g, '\n$1\n');
  }
  return words;
}

/** Titles, buttons and labels have a capital at their beginning alone. */
function capitalInside(words: string): string | undefined {
  if (words.length > 60 || /[.?:;…“]/.test(words)) return undefined;
  const [, ...later] = words.trim().split(/\s+/);
  return later.find((word) => /^\p{Lu}\p{Ll}+/u.test(word) && !names.test(word));
}

/** What is wrong with an English text that people read. */
export function wrongWords(text: string): string[] {
  if (exceptions.has(text)) return [];
  const words = wordsOf(text);
  const found = never.flatMap(([pattern, instead]) => {
    const [whole, said = whole] = pattern.exec(words) ?? [];
    return said === undefined ? [] : [`“${said}”: say ${instead}`];
  });
  if (words.includes('!')) found.push('an exclamation mark');
  // The forms of a plural stand for themselves.
  const capital = words.split('\n').map(capitalInside).find(Boolean);
  if (capital) found.push(`“${capital}”: sentence case`);
  return found;
}

/** The English texts of a catalogue in gettext's format. */
export function textsOf(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msgid ((?:".*"\n?)+)/gm)].flatMap(([, lines = '']) => {
    const text = [...lines.matchAll(/".*"/g)].map(([line]) => JSON.parse(line) as string).join('');
    return text === '' ? [] : [text];
  });
}

/** What is said between the quotes of a file: with what is filled in, and the space that does not break. */
const saidIn = (quoted: string) =>
  quoted.replaceAll(/\$\{[^}]*\}/g, '{value}').replaceAll(String.raw`\u00a0`, ' ');

/** The English texts that stand beside their translations in a file, below them or on their line: `en: 'Not found.'`. */
export function textsBeside(file: string): string[] {
  return [...file.matchAll(/(?<=[\s{])en:\s+(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(
    ([, , text = '']) => saidIn(text),
  );
}

/** What a page says before the program is there, and what it or an installed app says of itself. */
export function textsOfPage(file: string): string[] {
  const between = file.matchAll(/>([^<>]+)</g);
  const descriptions = file.matchAll(/"description"(?: content=|: )"([^"]*)"/g);
  return [...between, ...descriptions]
    .map(([, text = '']) => text.trim())
    .filter((text) => text !== '');
}

/** What the calls of a file of the contract are about, as the page of the calls says it. */
export function summariesOf(file: string): string[] {
  return [...file.matchAll(/^\s*summary:\s+(['"`])((?:\\.|(?!\1)[\s\S])*)\1/gm)].map(
    ([, , text = '']) => saidIn(text),
  );
}

/** The texts between quotes in a file of an instrument. People's company is no organisation. */
export function textsInQuotes(file: string): string[] {
  const code = file.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*?)\1/g)]
    .map(([, , text = '']) => saidIn(text))
    .filter((text) => / /.test(text) || /^\p{Lu}/u.test(text))
    .map((text) => text.replaceAll(/\bcompany\b(?! doctor)/g, 'people'));
}

const buttons =
  /<(Button|ButtonLink|MenuItem|MenuLink|BarLink)\b(?:[^<>]|=>|<(?!\/\1))*?>([\s\S]*?)<\/\1>/g;
const labels = /\b(?:confirm|cancel|add|remove|close|show|hide)Label=\{t`([^`]*)`\}/g;

/** Buttons and entries of menus are no sentences: none ends in a full stop. */
export function buttonsWithStop(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(buttons), ...text.matchAll(labels)].flatMap((match) => {
      const said = (match[2] ?? match[1] ?? '').replaceAll(/<[^>]*>|[{}`]/g, ' ').trim();
      return /[^.]\.$/.test(said)
        ? [{ path, line: lineAt(text, match.index), message: `full stop in a button: ${said}` }]
        : [];
    }),
  );
}
