import { getDocumentProxy } from 'unpdf';

interface Element {
  role: string;
  alt?: string;
  lang?: string;
  children: (Element | { type: 'content'; id: string })[];
}

interface Structure {
  /** In reading order, over all pages. */
  elements: { role: string; text: string; alt?: string }[];
  /** What is wrong, in a sentence each. */
  faults: string[];
}

type Item =
  | { type: 'beginMarkedContent' | 'beginMarkedContentProps'; tag: string; id?: string | null }
  | { type: 'endMarkedContent' }
  | { str: string; hasEOL: boolean };

/** What readers for people who do not see a PDF need, read back from the file as they read it. */
export async function structureOf(file: Uint8Array): Promise<Structure> {
  // pdfjs takes the bytes away from who handed them over.
  const document = await getDocumentProxy(new Uint8Array(file));
  const faults: string[] = [];
  const elements: Structure['elements'] = [];
  const missing = (what: string, there: boolean) => {
    if (!there) faults.push(what);
  };
  const { info } = (await document.getMetadata()) as {
    info: { Language?: string; Title?: string };
  };
  missing('It names no language.', /^(en|nl|de|es)$/.test(info.Language ?? ''));
  missing('It has no title.', Boolean(info.Title));
  const preferences: { DisplayDocTitle?: boolean } | null = await document.getViewerPreferences();
  missing('Its window shows the file name.', preferences?.DisplayDocTitle === true);
  missing('It is not marked as tagged.', (await document.getMarkInfo())?.Marked === true);
  missing('It has no bookmarks.', ((await document.getOutline()) ?? []).length > 0);

  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    for (const { tag, id, text } of stretches(items as Item[])) {
      if (id) texts.set(id, (texts.get(id) ?? '') + text);
      else if (text.trim() === '') continue;
      else if (tag === undefined) faults.push(`Page ${at} says “${text}” in no tag.`);
      else if (tag !== 'Artifact') faults.push(`Page ${at} says “${text}” outside the structure.`);
    }
    const held = new Set<string>();
    const tree = (await page.getStructTree()) as Element | null;
    if (tree) read(tree, '', { texts, held, elements, faults });
    for (const [id, text] of texts)
      missing(`Page ${at} does not read out “${text}”.`, held.has(id));
  }
  faults.push(...gaps(elements.map(({ role }) => role)));
  return { elements, faults };
}

interface Reading extends Structure {
  texts: ReadonlyMap<string, string>;
  held: Set<string>;
}

/** An element with what is below it; what has nothing on this page stands on another. */
function read(element: Element, within: string, reading: Reading): string {
  const { texts, held, elements, faults } = reading;
  const own = { role: element.role, text: '', ...(element.alt && { alt: element.alt }) };
  const place = elements.push(own) - 1;
  const before = held.size;
  for (const child of element.children) {
    if ('role' in child) own.text += read(child, element.role, reading);
    else {
      held.add(child.id);
      own.text += texts.get(child.id) ?? '';
    }
  }
  if (held.size === before) elements.splice(place);
  else faults.push(...misplaced(element, within));
  return own.text;
}

/** Texts with the innermost mark around them. */
function* stretches(items: readonly Item[]) {
  const marks: { tag: string; id?: string | null }[] = [];
  for (const item of items) {
    if ('str' in item) {
      const text = `${item.str}${item.hasEOL ? ' ' : ''}`;
      yield { ...(marks.at(-1) ?? { tag: undefined, id: undefined }), text };
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(item);
  }
}

/** Where each element must stand, and what it must have. */
const parents: Record<string, readonly string[]> = {
  Document: ['Root'],
  LI: ['L'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

function misplaced({ role, alt, children }: Element, within: string): string[] {
  const roles = children.flatMap((child) => ('role' in child ? [child.role] : []));
  const wanted = parents[role];
  return [
    ...(wanted && !wanted.includes(within) ? [`${role} stands in ${within}.`] : []),
    ...(role === 'Figure' && !alt ? ['A figure has no alternative.'] : []),
    ...(role === 'Table' && !JSON.stringify(children).includes('"TH"')
      ? ['A table heads nothing.']
      : []),
    ...(role === 'TR' && roles.length === 0 ? ['A row of a table is empty.'] : []),
  ];
}

/** Levels of headings that are skipped on the way down. */
function gaps(roles: readonly string[]): string[] {
  const levels = roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  if (levels[0] !== 1) return ['It does not begin with its title.'];
  return levels.flatMap((level, at) => {
    const above = levels[at - 1] ?? 0;
    return level > above + 1
      ? [`A heading of level ${level} comes after one of level ${above}.`]
      : [];
  });
}
