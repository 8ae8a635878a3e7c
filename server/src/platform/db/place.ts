import type { Config } from '../config.ts';

/** The two roles without login, as whom the product works. */
export interface Roles {
  /** Held by row security; every request and job works as it. */
  app: string;
  /** Owns the functions that carry a whole rule themselves. */
  definer: string;
}

/** A cluster may hold several installations, each with roles of its own. */
export const rolesOf = (prefix = 'assay'): Roles => ({
  app: `${prefix}_app`,
  definer: `${prefix}_definer`,
});

/** Where the database is and how to speak to it. */
export interface Place {
  /** For requests and jobs. */
  url: string;
  /** For migrations and the commands of an operator: never through a pooler. */
  ownerUrl: string;
  /** For news of new jobs, which need a connection of their own; null: workers look for jobs every second. */
  listenUrl: string | null;
  /** Whether a pooler gives each transaction another connection, so that nothing may be kept on one. */
  pooled: boolean;
  /** Whether statements are prepared once per connection. */
  named: boolean;
  roles: Roles;
}

/** Of a process with these settings; `url` where the database is the embedded one. */
export function placeOf(config: Config, url = config.databaseUrl): Place {
  if (url === null) throw new Error('Nobody has said where the database is');
  const { pooled } = config;
  return {
    url,
    ownerUrl: config.migrationUrl ?? url,
    listenUrl: config.listenUrl ?? (pooled ? null : url),
    pooled,
    named: config.namedStatements,
    roles: rolesOf(config.rolePrefix),
  };
}

/** For the commands of an operator, which may need what the role of requests may not. */
export function pastPooler(place: Place): Place {
  return { ...place, url: place.ownerUrl, listenUrl: place.ownerUrl, pooled: false, named: true };
}
