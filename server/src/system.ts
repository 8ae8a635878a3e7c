import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as contract from '@assay/contract/system';
import { ageOfLast } from './platform/backup/manifest.ts';
import type { Config } from './platform/config.ts';
import type { Pool } from './platform/db/database.ts';
import { pendingMigrations } from './platform/db/migrate.ts';
import type { Place } from './platform/db/place.ts';
import { freeSpace } from './platform/files/free-space.ts';
import { forbidden } from './platform/http/errors.ts';
import type { Registrar } from './platform/http/registrar.ts';
import { isWorkerMissing, keepFresh, readBackground } from './platform/jobs/background.ts';
import { registry } from './platform/metrics.ts';
import { describeNow } from './platform/metrics-of-node.ts';
import { version } from './platform/version.ts';
import { demoMailPage, demoMailScript, demoMailStyle } from './demo-mails.page.ts';
import { platformMessages } from './platform/words/messages.data.ts';

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
  /** Whether the pages are built: without them people see nothing. */
  pages: boolean;
}

interface System {
  config: Config;
  place: Place;
  pool: Pool;
  readiness: Readiness;
}

/** Health, readiness and metrics, for those who operate the product. */
export function serveSystem(
  app: FastifyInstance,
  routes: Registrar,
  { config, place, pool, readiness }: System,
): void {
  // A balancer that keeps connections open would send the next call to a node that is no longer there.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.state === 'stopping') reply.header('connection', 'close');
    done();
  });
  routes.onManual(contract.getHealth, () => Promise.resolve({ status: 'ok' as const, version }));

  const background = keepFresh(() => readBackground(pool.db));
  let migrationsCurrent = false;
  const whether = async () => {
    if (readiness.state !== 'ready') return readiness.state;
    if (!readiness.pages) return 'unbuilt' as const;
    try {
      await sql`select 1`.execute(pool.db);
      migrationsCurrent ||= (await pendingMigrations(place.ownerUrl)).length === 0;
      return migrationsCurrent ? ('ready' as const) : ('unavailable' as const);
    } catch {
      return 'unavailable' as const;
    }
  };
  routes.onManual(contract.getReady, async (ctx) => {
    const status = await whether();
    ctx.status = status === 'ready' ? 200 : 503;
    const state = status === 'ready' ? await background() : null;
    const noWorker = state !== null && isWorkerMissing(state);
    return { status, warnings: noWorker ? ['no_worker' as const] : [] };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // What comes through a proxy on this machine comes from elsewhere, whatever it says.
    const { remoteAddress = '' } = request.socket;
    const own =
      /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) &&
      ['x-forwarded-for', 'forwarded', 'via'].every((name) => !(name in request.headers));
    const allowed =
      config.metricsToken === null
        ? own
        : request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!allowed) throw forbidden('forbidden', platformMessages.metricsToken());
    const { backupFolder, dataDir } = config;
    const now = await describeNow(pool, await background(), {
      backupAge: backupFolder === null ? null : await ageOfLast(backupFolder),
      freeBytes: await freeSpace(dataDir).catch(() => null),
    });
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${now}`);
  });
}

/** The outbox of the demo: what would have been mailed. */
export function serveDemoMails(app: FastifyInstance, routes: Registrar): void {
  const find = async (db: Pool['db'], to?: string) => {
    const all = db.selectFrom('demo_mails').selectAll().orderBy('id', 'desc').limit(200);
    const rows = await (to === undefined ? all : all.where('to_email', '=', to)).execute();
    return rows.map((row) => ({
      id: row.id,
      to: row.to_email,
      subject: row.subject,
      html: row.html,
      text: row.text,
      headers: (row.headers ?? {}) as Record<string, string>,
      sent_at: row.sent_at.toISOString(),
    }));
  };
  routes.on(contract.listDemoMails, async (ctx, { query }) => ({
    data: await find(ctx.db, query.to),
  }));
  app.get('/demo/mails', { schema: { hide: true } }, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send(demoMailPage);
  });
  app.get('/demo/mails.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(demoMailStyle),
  );
  app.get('/demo/mails.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(demoMailScript),
  );
}
