import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { openZip } from '../../../../../platform/documents/zip.reader.ts';
import { anyTest, png } from '../exchange.samples.ts';
import { writeQti } from './package.writer.ts';

/**
 * What QTI 3.0 and its packaging allow of the elements that are written here, after the schemas of 1EdTech: attributes
 * (`!` must be there) and children in their order (`!` at least one). `*` holds text and children in any order.
 */
const asi = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const cp = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const lom = 'http://ltsc.ieee.org/xsd/LOM';
type Rule = [attributes: string, children: string];
const flow = 'p pre table';

const rules: Record<string, Record<string, Rule>> = {
  [asi]: {
    'qti-assessment-item': [
      'identifier! title! adaptive time-dependent! schemaLocation',
      'qti-response-declaration qti-outcome-declaration qti-item-body qti-response-processing',
    ],
    'qti-response-declaration': [
      'identifier! cardinality! base-type',
      'qti-correct-response qti-mapping',
    ],
    'qti-outcome-declaration': ['identifier! cardinality! base-type', 'qti-default-value'],
    'qti-correct-response': ['', 'qti-value!'],
    'qti-default-value': ['', 'qti-value!'],
    'qti-value': ['', '*'],
    'qti-mapping': ['lower-bound upper-bound default-value', 'qti-map-entry!'],
    'qti-map-entry': ['map-key! mapped-value!', ''],
    'qti-item-body': ['', `* ${flow} qti-choice-interaction`],
    'qti-choice-interaction': ['response-identifier! shuffle max-choices', 'qti-simple-choice!'],
    'qti-simple-choice': ['identifier!', `* br code ${flow}`],
    'qti-response-processing': ['template', ''],
    'qti-assessment-test': [
      'identifier! title! tool-name schemaLocation',
      'qti-outcome-declaration qti-test-part! qti-outcome-processing',
    ],
    'qti-test-part': ['identifier! navigation-mode! submission-mode!', 'qti-assessment-section!'],
    'qti-assessment-section': [
      'identifier! title! visible!',
      'qti-ordering qti-assessment-item-ref',
    ],
    'qti-ordering': ['shuffle', ''],
    'qti-assessment-item-ref': ['identifier! href!', 'qti-time-limits'],
    'qti-time-limits': ['max-time', ''],
    'qti-outcome-processing': ['', 'qti-set-outcome-value'],
    'qti-set-outcome-value': ['identifier!', 'qti-sum'],
    'qti-sum': ['', 'qti-test-variables!'],
    'qti-test-variables': ['variable-identifier!', ''],
    p: ['class', '* br code img'],
    pre: ['class', '* code'],
    code: ['class', '*'],
    br: ['', ''],
    img: ['src! alt!', ''],
    table: ['class', 'thead tbody!'],
    thead: ['', 'tr!'],
    tbody: ['', 'tr!'],
    tr: ['', 'th td'],
    th: ['', '* code'],
    td: ['', '* code'],
  },
  [cp]: {
    manifest: ['identifier! schemaLocation', 'metadata! organizations! resources!'],
    metadata: ['', 'schema schemaversion lom'],
    schema: ['', '*'],
    schemaversion: ['', '*'],
    organizations: ['', ''],
    resources: ['', 'resource'],
    resource: ['identifier! type! href', 'metadata file dependency'],
    file: ['href!', ''],
    dependency: ['identifierref!', ''],
  },
  [lom]: {
    lom: ['', 'general'],
    general: ['', 'title description keyword'],
    title: ['', 'string!'],
    description: ['', 'string!'],
    keyword: ['', 'string!'],
    string: ['', '*'],
  },
};

interface Open {
  name: string;
  children: string[];
  text: string;
  rule: Rule;
}

function checkAttributes(name: string, [allowed]: Rule, given: string[]): void {
  const known = allowed.split(' ').filter(Boolean);
  for (const one of known) {
    if (one.endsWith('!')) expect(given, `${name} needs ${one}`).toContain(one.slice(0, -1));
  }
  const plain = known.map((one) => one.replace('!', ''));
  expect(plain, `attributes of ${name}`).toEqual(expect.arrayContaining(given));
}

function checkChildren({ name, children, text, rule }: Open): void {
  const order = rule[1].split(' ').filter(Boolean);
  const plain = order.map((one) => one.replace('!', ''));
  const isMixed = order.includes('*');
  if (!isMixed) {
    expect(text.trim(), `text in ${name}`).toBe('');
    const places = children.map((child) => plain.indexOf(child));
    expect(places, `order in ${name}`).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(plain, `children of ${name}`).toEqual(expect.arrayContaining(children));
  for (const one of order.filter((each) => each.endsWith('!'))) {
    expect(children, `${name} needs ${one}`).toContain(one.slice(0, -1));
  }
}

/** Throws at the first thing in a document that the rules do not allow. */
function checkDocument(content: Buffer): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const rule = rules[uri]?.[local];
    if (rule === undefined) throw new Error(`<${local}> of ${uri} is not known`);
    const given = Object.values(attributes).filter(({ prefix }) => prefix !== 'xmlns');
    const told = given.filter((one) => one.name !== 'xmlns').map((one) => one.local);
    checkAttributes(local, rule, told);
    open.at(-1)?.children.push(local);
    open.push({ name: local, children: [], text: '', rule });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => checkChildren(open.pop() as Open));
  parser.write(String(content)).close();
}

/** Every XML file of a package by its path, and the paths of all. */
async function filesOf(content: Buffer) {
  const zip = await openZip(content, { entries: 2000, totalBytes: 1e8, ratio: 10_000 });
  const paths = [...zip.sizes.keys()];
  const documents = new Map<string, Buffer>();
  for (const path of paths.filter((one) => one.endsWith('.xml'))) {
    documents.set(path, (await zip.read(path, 1e7)) as Buffer);
  }
  return { paths, documents };
}

test('whatever a test holds, its package keeps to the rules of QTI 3', async () => {
  await fc.assert(
    fc.asyncProperty(anyTest, async (sample) => {
      const { documents } = await filesOf(writeQti(sample).content);
      for (const document of documents.values()) checkDocument(document);
    }),
    { numRuns: 150 },
  );
});

test('the manifest names every file once, and nothing else', async () => {
  const question = {
    text: 'Q',
    seconds: 30,
    options: [
      { text: 'a', score: 1 },
      { text: 'b', score: 0 },
    ],
  };
  const image = { name: 'a b&c.png', type: 'image/png' as const, bytes: png, alternative: 'A dot' };
  const sample = { name: 'T', description: '', questions: [{ ...question, image }, question] };
  const { paths, documents } = await filesOf(writeQti(sample).content);
  const manifest = String(documents.get('imsmanifest.xml'));
  const all = (pattern: RegExp) => [...manifest.matchAll(pattern)].map(([, found]) => found ?? '');
  const named = all(/<file href="([^"]*)"/g).map((href) =>
    decodeURIComponent(href.replaceAll('&amp;', '&')),
  );
  expect(named.toSorted()).toEqual(paths.filter((path) => path !== 'imsmanifest.xml').toSorted());
  const ids = all(/ identifier="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
  for (const needed of all(/identifierref="([^"]*)"/g)) expect(ids).toContain(needed);
});

test('a table that is a head alone is written as it stands', async () => {
  const text = '| a |\n| --- |';
  const sample = { name: 'T', description: '', questions: [{ text, seconds: 30, options: [] }] };
  const { documents } = await filesOf(writeQti(sample).content);
  expect(String(documents.get('items/question-1.xml'))).not.toContain('<table');
});
