import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readHosts } from './db/hosts.ts';
import { ownSecret } from './own-secret.ts';

/** A bucket for files. */
export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  forcePathStyle: boolean;
}

/** How packages are paid for. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Price of each package that can be bought, by the package's id. */
  prices: Readonly<Record<number, string>>;
  /** Where Stripe answers; its own address unless tests stand in for it. */
  api: string | null;
}

/** The service that tells what somebody's professional profile says. */
export interface ProfileSyncConfig {
  url: string;
  token: string;
  /** Whether it may stand in the own network. */
  isInside: boolean;
}

/** Settings of one process. `null` means: not configured. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Where a process that only works tells how it is; null: nowhere. */
  workPort: number | null;
  /** Address under which people reach the product, without a slash at the end. */
  appUrl: string;
  /** Key of everything that is signed or derived. */
  secret: string;
  /** What was encrypted with one of these opens still. */
  formerSecrets: string[];
  dataDir: string;
  /** Null runs the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** For migrations and commands, past a pooler; null: the same. */
  migrationUrl: string | null;
  /** For news of new jobs, past a pooler; null: the same, or none behind a pooler. */
  listenUrl: string | null;
  /** Whether a pooler in transaction mode stands before the database. */
  pooled: boolean;
  namedStatements: boolean;
  /** What the names of the two roles begin with. */
  rolePrefix: string;
  poolSize: number;
  /** Of a role that sees past row security, for backups; null: that of the database. */
  backupUrl: string | null;
  /** Where backups lie; null: they are made another way, or nobody has said. */
  backupFolder: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null keeps files in the data folder. */
  s3: S3Config | null;
  /** Null: packages are asked for by mail. */
  stripe: StripeConfig | null;
  /** Null: skills cannot be synced. */
  profileSync: ProfileSyncConfig | null;
  /** Where managers write to who want something of those who run this Assay; null when nobody is named. */
  contactEmail: string | null;
  /** Demo data, demo accounts and the mail outbox page. */
  demo: boolean;
  demoPassword: string;
  metricsToken: string | null;
  /** Where traces go, over OTLP; null: nowhere. */
  otlpEndpoint: string | null;
  /** How many proxies stand before the node, or their addresses; false where callers come by themselves. */
  trustProxy: false | number | string[];
  /** Whether browsers may reach the subdomains of the address by https only, too. */
  hstsSubdomains: boolean;
  logLevel: string;
  /** Whether every call is a line of the log, not only refused and slow ones. */
  accessLog: boolean;
  /** Where the built web client lies. */
  webDir: string;
  /** How long to go on serving after SIGTERM, in milliseconds. */
  drainMs: number;
  /** Whether a launcher runs this process, which then ends with it. */
  launched: boolean;
}

/** A connection string, which may name several hosts. */
const database = z.string().check((ctx) => {
  try {
    readHosts(ctx.value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    ctx.issues.push({ code: 'custom', message: error.message, input: '' });
  }
});

const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: z.string().optional(),
  APP_SECRET_FORMER: z.string().default(''),
  ASSAY_DATA: z.string().optional(),
  ASSAY_DEMO: z.string().default('1'),
  ASSAY_DEMO_PASSWORD: z.string().min(10).default('assay-demo-2026'),
  DATABASE_URL: database.optional(),
  MIGRATION_DATABASE_URL: database.optional(),
  LISTEN_DATABASE_URL: database.optional(),
  DATABASE_POOLER: z.enum(['0', '1']).default('0'),
  DATABASE_NAMED_STATEMENTS: z.enum(['0', '1']).optional(),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'is no beginning of a name: a-z, 0-9 and _, 40 at most')
    .default('assay'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  BACKUP_DATABASE_URL: database.optional(),
  BACKUP_FOLDER: z.string().startsWith('/').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Assay <no-reply@localhost>'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(3).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8).optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_PRICE_TEAM: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_BUSINESS: z.string().startsWith('price_').optional(),
  PROFILE_SYNC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PROFILE_SYNC_TOKEN: z.string().min(16).optional(),
  PROFILE_SYNC_INSIDE: z.enum(['0', '1']).default('0'),
  CONTACT_EMAIL: z.email().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default('0'),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ACCESS_LOG: z.enum(['0', '1']).default('0'),
  ASSAY_LAUNCHER: z.string().optional(),
  ASSAY_DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(5000),
});

/** Names of this machine. */
export const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Thrown for settings that are missing or weak; the message names each of them. */
class ConfigError extends Error {}

/** Reads and checks the environment. Throws ConfigError naming every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const v = parsed.data;
  const production = v.NODE_ENV === 'production';
  const ownDatabase = v.DATABASE_URL === undefined;
  const problems = production || !ownDatabase ? weaknesses(v) : [];
  const s3 = readS3(v, problems);
  const stripe = readStripe(v, problems);
  const profileSync = readProfileSync(v, problems);
  const trustProxy = readProxies(v.TRUST_PROXY);
  if (trustProxy === undefined) {
    problems.push('TRUST_PROXY: is neither a number of proxies nor a list of their addresses');
  }
  if (production && ownDatabase) problems.push('DATABASE_URL: is required in production');
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const dataDir = resolve(
    v.ASSAY_DATA ?? (process.getuid?.() === 0 ? '/var/lib/assay' : join(root, '.data')),
  );
  return {
    production,
    host: v.HOST,
    port: v.PORT,
    workPort: v.WORK_PORT ?? null,
    appUrl: (v.APP_URL ?? `http://${v.HOST}:${v.PORT}`).replace(/\/$/, ''),
    secret: v.APP_SECRET ?? ownSecretIn(dataDir),
    formerSecrets: v.APP_SECRET_FORMER.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    migrationUrl: v.MIGRATION_DATABASE_URL ?? null,
    listenUrl: v.LISTEN_DATABASE_URL ?? null,
    pooled: v.DATABASE_POOLER === '1',
    namedStatements:
      (v.DATABASE_NAMED_STATEMENTS ?? (v.DATABASE_POOLER === '1' ? '0' : '1')) === '1',
    rolePrefix: v.DATABASE_ROLE_PREFIX,
    poolSize: v.DATABASE_POOL,
    backupUrl: v.BACKUP_DATABASE_URL ?? null,
    backupFolder: v.BACKUP_FOLDER ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM,
    s3,
    stripe,
    profileSync,
    contactEmail: v.CONTACT_EMAIL ?? null,
    demo: v.ASSAY_DEMO !== '0' && ownDatabase && !production && loopback.has(v.HOST),
    demoPassword: v.ASSAY_DEMO_PASSWORD,
    metricsToken: v.METRICS_TOKEN ?? null,
    otlpEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustProxy: trustProxy ?? false,
    hstsSubdomains: v.HSTS_INCLUDE_SUBDOMAINS === '1',
    logLevel: v.LOG_LEVEL,
    accessLog: v.ACCESS_LOG === '1',
    webDir: join(root, 'web/dist'),
    drainMs: v.ASSAY_DRAIN_MS,
    launched: v.ASSAY_LAUNCHER !== undefined,
  };
}

export const root = resolve(import.meta.dirname, '../../..');

function weaknesses(v: z.output<typeof variables>): string[] {
  const problems: string[] = [];
  const secret = v.APP_SECRET ?? '';
  if (secret.length < 32) problems.push('APP_SECRET: at least 32 characters are required');
  else if (new Set(secret).size < 10) problems.push('APP_SECRET: is too easy to guess');
  if (v.APP_URL === undefined) problems.push('APP_URL: is required');
  else if (v.NODE_ENV === 'production' && !v.APP_URL.startsWith('https://')) {
    problems.push('APP_URL: must start with https:// in production');
  }
  if (v.SMTP_URL === undefined) problems.push('SMTP_URL: is required');
  return problems;
}

/** All of it or nothing; what is missing or weak is added to `problems`. */
function readS3(v: z.output<typeof variables>, problems: string[]): S3Config | null {
  const given = {
    S3_ENDPOINT: v.S3_ENDPOINT,
    S3_REGION: v.S3_REGION,
    S3_BUCKET: v.S3_BUCKET,
    S3_ACCESS_KEY_ID: v.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: v.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  const none = missing.length === Object.keys(given).length;
  if (none && v.S3_FORCE_PATH_STYLE !== '1') return null;
  for (const [name] of missing) problems.push(`${name}: is required beside the other S3_ settings`);
  const { S3_ENDPOINT: endpoint = '' } = given;
  if (endpoint.startsWith('http:') && !loopback.has(new URL(endpoint).hostname)) {
    problems.push('S3_ENDPOINT: must start with https:// when it is another machine');
  }
  return {
    endpoint,
    region: given.S3_REGION ?? '',
    bucket: given.S3_BUCKET ?? '',
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: v.S3_FORCE_PATH_STYLE === '1',
  };
}

/** Key, webhook and at least one price, or nothing; what is missing is added to `problems`. */
function readStripe(v: z.output<typeof variables>, problems: string[]): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = v;
  const prices = { 2: v.STRIPE_PRICE_TEAM, 3: v.STRIPE_PRICE_BUSINESS };
  const named = Object.entries(prices).filter(([, price]) => price !== undefined);
  if (secretKey === undefined && webhookSecret === undefined && named.length === 0) return null;
  const beside = 'is required beside the other STRIPE_ settings';
  if (secretKey === undefined) problems.push(`STRIPE_SECRET_KEY: ${beside}`);
  if (webhookSecret === undefined) problems.push(`STRIPE_WEBHOOK_SECRET: ${beside}`);
  if (named.length === 0) problems.push(`STRIPE_PRICE_TEAM or STRIPE_PRICE_BUSINESS: ${beside}`);
  return {
    secretKey: secretKey ?? '',
    webhookSecret: webhookSecret ?? '',
    prices: Object.fromEntries(named) as Record<number, string>,
    api: null,
  };
}

/** Both or neither; what is missing or weak is added to `problems`. */
function readProfileSync(
  v: z.output<typeof variables>,
  problems: string[],
): ProfileSyncConfig | null {
  const { PROFILE_SYNC_URL: url, PROFILE_SYNC_TOKEN: token } = v;
  const isInside = v.PROFILE_SYNC_INSIDE === '1';
  if (url === undefined && token === undefined) return null;
  if (url === undefined) problems.push('PROFILE_SYNC_URL: is required beside PROFILE_SYNC_TOKEN');
  if (token === undefined) problems.push('PROFILE_SYNC_TOKEN: is required beside PROFILE_SYNC_URL');
  if (url?.startsWith('http:') && !isInside) {
    problems.push('PROFILE_SYNC_URL: must start with https:// unless PROFILE_SYNC_INSIDE is 1');
  }
  return { url: url ?? '', token: token ?? '', isInside };
}

function ownSecretIn(dataDir: string): string {
  const { file, secret } = ownSecret(dataDir);
  if (secret !== null) return secret;
  throw new ConfigError(
    `${file} is empty or damaged. Please restore it from a backup: without it nothing that is encrypted can be read.`,
  );
}

/** A number of proxies, or the addresses of those that may say for whom they call. */
function readProxies(told: string): Config['trustProxy'] | undefined {
  if (/^\d$/.test(told)) return told === '0' ? false : Number(told);
  const addresses = told.split(',').map((one) => one.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(told: string): boolean {
  const [address = '', width = '0', ...rest] = told.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(width) && Number(width) <= most;
}

/** A key derived for one purpose, so that no two uses share one. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}\0${secret}`).digest();
}

/** For commands: what is wrong is said in plain words, and the process ends. */
export function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Assay cannot start with these settings:\n${error.message}\n`);
    process.exit(1);
  }
}
