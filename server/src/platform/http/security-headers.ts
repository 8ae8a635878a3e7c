import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The same on every answer, so helmet works them out once and not for each request. */
export function securityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  };
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options(config))(
    {} as IncomingMessage,
    answer as unknown as ServerResponse,
    () => undefined,
  );
  return headers;
}

const nobody = "frame-ancestors 'none'";
const origin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * What changes in the headers of a page that these sites may show in a frame; nothing when there is none. The older header
 * knows no list, and where both are sent some browsers would follow it, so it goes.
 */
export function allowFrames(reply: FastifyReply, sites: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const known = sites.filter((site) => origin.test(site));
  if (known.length === 0 || !policy.includes(nobody)) return;
  reply.removeHeader('x-frame-options');
  reply.header(
    'content-security-policy',
    policy.replace(nobody, `frame-ancestors ${known.join(' ')}`),
  );
}

/** Digests of the scripts that the built documents begin with: no other may stand in a page. */
function firstScripts(webDir: string): string[] {
  const scripts = ['index.html', 'test.html']
    .map((name) => join(webDir, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=<script>).*?(?=<\/script>)/gs) ?? []);
  const digests = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}

function options(config: Config) {
  const https = config.appUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...firstScripts(config.webDir)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A recording is fetched with a bearer token and shown from memory.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https
      ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains }
      : (false as const),
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
    crossOriginEmbedderPolicy: false as const,
  };
}
