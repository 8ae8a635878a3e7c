import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import { openZip, type ZipFile } from '../../../../../platform/documents/zip.reader.ts';
import { cutHeading, type Imported, type Note } from '../bank.model.ts';
import { collect, collectAll, type Collected } from './items.reader.ts';
import { resolvePath } from './picture.reader.ts';
import { readDescription, readTest, readTopics, tellTogether } from './test.reader.ts';
import { maxXmlBytes, readXml } from '../xml/xml.reader.ts';
import { childOf, childrenOf, type Element } from '../xml/tree.model.ts';
import type { Message } from '../../../../../platform/words/message.ts';
import { bankMessages } from '../../bank/messages.data.ts';
import { exchangeMessages } from '../messages.data.ts';

const zipLimits = { entries: 5000, totalBytes: 100 * 1024 * 1024, ratio: 100 };

/** Nobody reads more. */
const maxNotes = 1000;

type Heading = Pick<Imported['test'], 'name' | 'description' | 'questionsPerAttempt'>;

/**
 * Reads a QTI content package (ZIP) or a single item (XML) of QTI 3, 2.2 or 2.1. Items that cannot be questions are
 * left out and told. `fileName` names a test that has no title. Throws UnreadableFile for a file that is no QTI or
 * that is damaged or made to do harm.
 */
export async function readQti(content: Buffer, fileName: string): Promise<Imported> {
  const into: Collected = {
    questions: [],
    report: [],
    topics: new Map(),
    untimed: 0,
    fixed: 0,
  };
  const isZip = content.subarray(0, 2).toString('latin1') === 'PK';
  const heading = await (isZip ? readPackage : readSingle)(content, fileName, into);
  tellTogether(fileName, into, into.report);
  const { questions, report } = into;
  const test = cutHeading({ ...heading, questions }, report);
  const beyond = report.splice(maxNotes).length;
  if (beyond > 0) {
    report.push({
      item: fileName,
      level: 'ignored',
      message: exchangeMessages.moreNotes({ count: beyond }),
    });
  }
  return { test, report };
}

async function readSingle(content: Buffer, fileName: string, into: Collected): Promise<Heading> {
  const root = readXml(content, fileName);
  if (root.name !== 'assessment-item') throw new UnreadableFile(notAnItem(root.name));
  await collect(root, { zip: undefined, path: fileName, seconds: undefined }, into);
  return { name: root.attributes['title'] || stem(fileName), description: '' };
}

function notAnItem(root: string): Message {
  if (root === 'questestinterop') return bankMessages.qtiOld();
  return root === 'assessment-test' || root === 'manifest'
    ? bankMessages.qtiPart()
    : bankMessages.notQti();
}

async function readPackage(content: Buffer, fileName: string, into: Collected): Promise<Heading> {
  const zip = await openZip(content, zipLimits);
  const [path] = [...zip.sizes.keys()]
    .filter((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))
    .toSorted((a, b) => a.split('/').length - b.split('/').length);
  const manifest = await readDocument(zip, path);
  if (path === undefined || manifest === undefined) {
    throw new UnreadableFile(bankMessages.noManifest());
  }
  const { items, tests } = resourcesOf(manifest, path);
  const description = readDescription(manifest);
  into.topics = readTopics(manifest, path);
  const [testPath, ...otherTests] = tests;
  const test = await readDocument(zip, testPath);
  if (testPath === undefined || test === undefined) {
    if (testPath !== undefined) {
      into.report.push({
        item: testPath,
        level: 'left_out',
        message: exchangeMessages.notInPackage(),
      });
    }
    const references = items.map((item) => ({ path: item, href: item, seconds: undefined }));
    await collectAll(zip, references, into);
    return { name: stem(fileName), description };
  }
  const { title, select, references } = readTest(test, testPath, into.report);
  const resolved = references.map((one) => ({ ...one, path: resolvePath(testPath, one.href) }));
  await collectAll(zip, resolved, into);
  const taken = new Set(resolved.map((reference) => reference.path));
  tellRest(
    otherTests,
    items.filter((item) => !taken.has(item)),
    into.report,
  );
  return {
    name: title || stem(fileName),
    description,
    ...(select !== undefined && { questionsPerAttempt: select }),
  };
}

async function readDocument(zip: ZipFile, path: string | undefined): Promise<Element | undefined> {
  const content = path === undefined ? undefined : await zip.read(path, maxXmlBytes);
  return content && readXml(content, path ?? '');
}

function resourcesOf(manifest: Element, path: string): { items: string[]; tests: string[] } {
  const resources = childOf(manifest, 'resources');
  const listed = resources ? childrenOf(resources, 'resource') : [];
  const hrefsOf = (type: RegExp) =>
    listed
      .filter(({ attributes }) => type.test(attributes['type'] ?? ''))
      .map(({ attributes }) => resolvePath(path, attributes['href'] ?? ''))
      .filter((href) => href !== undefined);
  const items = hrefsOf(/^imsqti_item_xmlv[23]p/);
  const tests = hrefsOf(/^imsqti_(?:test|assessment)_xmlv[23]p/);
  if (items.length === 0 && tests.length === 0) {
    const isOld = listed.some(({ attributes }) => attributes['type']?.startsWith('imsqti_xmlv1'));
    throw new UnreadableFile(isOld ? bankMessages.qtiOld() : bankMessages.noQtiItems());
  }
  return { items, tests };
}

/** What lies in the package without being part of the test. */
function tellRest(tests: string[], items: string[], report: Note[]): void {
  const tell = (message: Message) => (item: string) =>
    report.push({ item: item.slice(0, 100), level: 'left_out', message });
  tests.forEach(tell(exchangeMessages.severalTests()));
  items.forEach(tell(exchangeMessages.notInTest()));
}

function stem(fileName: string): string {
  return fileName.replace(/\.[a-z]{1,5}$/i, '');
}
