/*
 * Makes a reload of a test work without a connection. It keeps the document of a test and its files, nothing else: never
 * an answer of the API, and nothing of the managers' pages, which it does not touch.
 */

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: addresses on which a test is taken. */
declare const __TEST_PAGES__: readonly string[];
/** Filled in by the build: their document and the files that it needs, all with a hash in their name but the document. */
declare const __TEST_DOCUMENT__: string;
declare const __TEST_FILES__: readonly string[];
/** Filled in by the build: the texts of each language but English, which comes with the document. */
declare const __TEST_TEXTS__: Readonly<Record<string, string>>;
/** Filled in by the build: changes with every version. */
declare const __VERSION__: string;

const prefix = 'assay-';
const current = `${prefix}${__VERSION__}`;
/** Milliseconds after which a test goes on with what is kept, though a connection seems to be there. */
const networkTimeoutMs = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Whether a page may be shown in a frame is the server's to say, each time.
    const framed = searchParams.has('iframe');
    if (!framed && !/^\/(admin|api|dist|demo|metrics)(\/|$)/.test(pathname))
      event.respondWith(navigate(request, isTestPage(pathname)));
  } else if (pathname.startsWith('/dist/assets/')) {
    event.respondWith(file(request));
  }
});

/** As `isTestPage` of the contract, which this file cannot import. */
function isTestPage(path: string): boolean {
  return __TEST_PAGES__.includes(path.replace(/(?<=.)\/$/, '').replace(/\/\d+$/, '/:id'));
}

/** A new version takes over at the next navigation; a page that is open goes on with the files that it has. */
async function install() {
  const cache = await caches.open(current);
  const texts = __TEST_TEXTS__[new URL(self.location.href).searchParams.get('language') ?? ''];
  const files = texts ? [...__TEST_FILES__, texts] : __TEST_FILES__;
  await cache.addAll([new Request(__TEST_DOCUMENT__, { cache: 'reload' }), ...files]);
  await self.skipWaiting();
}

/** Keeps the version before this one too: a page of it may still be open. */
async function dropOldCaches() {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

/** The server's page; without it the document of a test, which on other addresses says that there is no connection. */
async function navigate(request: Request, isTest: boolean): Promise<Response> {
  const kept = await caches.match(__TEST_DOCUMENT__, { cacheName: current });
  const asked = fetch(request);
  if (!kept) return asked;
  try {
    const answer = await (isTest ? withTimeout(asked) : asked);
    // A proxy says 502 to 504 when the server behind it is away.
    return isTest && answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, networkTimeoutMs, new Error('The server takes long.'));
    promise.then(resolve, reject);
  });
}

/** A file with a hash in its name never changes. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
