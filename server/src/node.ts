import { isTestPage } from '@assay/contract/test-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, checkAccess, wasErased } from './access/guard.ts';
import { serveClientErrors } from './client-errors.ts';
import { jobs, mailTemplates, registerRoutes, workers } from './modules.ts';
import type { Config } from './platform/config.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import { openPool, type Pool } from './platform/db/database.ts';
import { placeOf } from './platform/db/place.ts';
import { deliverMails } from './platform/mail/delivery.ts';
import { openTransport } from './platform/mail/transport.ts';
import { openFiles } from './platform/files/files.ts';
import { listUploadSites } from './modules/instruments/index.ts';
import { listFrameSites } from './modules/organizations/index.ts';
import { createApp } from './platform/http/app.ts';
import { whenClosing } from './platform/http/closing.ts';
import { describeApi, serveApiDocs } from './platform/http/openapi.ts';
import { Registrar } from './platform/http/registrar.ts';
import { serveClient } from './platform/http/static.ts';
import { openQueue, type Queue } from './platform/jobs/jobs.ts';
import { openTracing } from './platform/tracing/tracing.ts';
import { version } from './platform/version.ts';
import { type Readiness, serveDemoMails, serveSystem } from './system.ts';

export interface Node {
  app: FastifyInstance;
  pool: Pool;
  queue: Queue;
  /** Every endpoint that is registered, for the matrices of the tests. */
  endpoints: Registrar['endpoints'];
  readiness: Readiness;
  stop: () => Promise<void>;
}

/**
 * One process: with `serve` answers the calls of the product, with `work` does the background work. Each tells how it is.
 */
export async function startNode(
  config: Config,
  url: string,
  { work = true, serve = true } = {},
): Promise<Node> {
  const app = await createApp(config);
  const close = whenClosing(app);
  const readiness: Readiness = { state: 'starting', pages: false };
  const onError = (error: Error & { code?: string }) => {
    // A pool has said goodbye before its last connection is gone: the database closes that one itself.
    if (readiness.state === 'stopping' && error.code === '57P01') return;
    // Pools hang their whole connection onto it: pages of the log, and settings that do not belong there.
    Reflect.deleteProperty(error, 'client');
    app.log.error({ err: error }, 'background error');
  };
  const name = serve && work ? 'assay-all' : serve ? 'assay-serve' : 'assay-work';
  const stopTracing = await openTracing(config, name);
  const traced = config.otlpEndpoint !== null;
  const place = placeOf(config, url);
  const pool = openPool(place, { max: config.poolSize, onError, name, traced });
  const queue = openQueue(place, jobs, onError, {
    work,
    name,
    onFailure: (failure) => app.log.error(failure, 'a job failed'),
  });
  await queue.start();
  const services = {
    config,
    db: pool.db,
    jobs: queue,
    files: await openFiles(config),
    keyring: openKeyring(config),
    authenticate: (token: string) => authenticate(pool.db, token),
    wasErased: (token: string) => wasErased(pool.db, token),
    uploadSites: ({ params }: FastifyRequest) =>
      listUploadSites(pool.db, (params as { interviewCode: string }).interviewCode),
    check: checkAccess,
  };

  if (serve) await describeApi(app, config.appUrl);
  const routes = new Registrar(services);
  serveSystem(app, routes, { config, place, pool, readiness });
  if (serve) {
    serveClientErrors(app, routes);
    if (config.demo) serveDemoMails(app, routes);
    registerRoutes(routes, services);
  }
  routes.mount(app);
  readiness.pages = serve ? await servePages(app, routes, { config, pool }) : true;
  await app.ready();

  const transport = openTransport(config, pool.db);
  if (work) {
    const mails = deliverMails(services, transport, mailTemplates, (line, said) =>
      app.log.info(line, said),
    );
    const handlers = [mails, ...workers(services)];
    await queue.work(handlers);
    app.log.info({ version, queues: handlers.map(({ job }) => job.queue) }, 'working');
  }
  readiness.state = 'ready';
  return {
    app,
    pool,
    queue,
    endpoints: routes.endpoints,
    readiness,
    async stop() {
      await close();
      await queue.stop();
      transport.close();
      await pool.db.destroy();
      await stopTracing();
    },
  };
}

/** Answers whether the pages have been built. */
async function servePages(
  app: FastifyInstance,
  routes: Registrar,
  { config, pool }: { config: Config; pool: Pool },
): Promise<boolean> {
  serveApiDocs(app, routes.endpoints);
  return serveClient(app, config.webDir, isTestPage, (path, query) =>
    listFrameSites(pool.db, path, query).catch((error: unknown) => {
      // Without the database there is no list, and so no frame.
      app.log.error({ err: error }, 'no list of frames');
      return [];
    }),
  );
}
