/** A connection string for each host of one that may name several, in its order. */
export interface Hosts {
  urls: string[];
  /** Whether only a host that takes writes will do: asked for, or since there are several. */
  writable: boolean;
}

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(\/[^?#]*)?(?:\?(.*))?$/;

/**
 * `postgresql://user:password@one:5432,two:5432/database?target_session_attrs=read-write`, as libpq reads it, sockets as
 * `?host=/one,/two`. A RangeError says what is wrong, without the password.
 */
export function readHosts(url: string): Hosts {
  const [, before = '', authority = '', path = '', query = ''] = shape.exec(url) ?? [];
  if (before === '') throw new RangeError('is no address of a PostgreSQL');
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs') ?? 'any';
  parameters.delete('target_session_attrs');
  if (!['any', 'read-write', 'primary'].includes(wanted)) {
    throw new RangeError('target_session_attrs: can be read-write only');
  }
  const hosts = spread(authority, parameters).map(([host, said]) => {
    const rest = said.toString();
    const one = `${before}${host}${path}${rest === '' ? '' : `?${rest}`}`;
    // Without a host in the middle no URL can be read; pg takes the one of the parameters.
    if (!URL.canParse(one.replace(/@\//, '@localhost/'))) {
      throw new RangeError('names a host or a port that is none');
    }
    return one;
  });
  if (hosts.length > 1 && wanted === 'any' && url.includes('target_session_attrs')) {
    throw new RangeError('target_session_attrs: several hosts need read-write');
  }
  return { urls: hosts, writable: hosts.length > 1 || wanted !== 'any' };
}

function spread(authority: string, parameters: URLSearchParams): [string, URLSearchParams][] {
  const named = parameters.get('host')?.split(',') ?? [];
  if (named.length < 2) return authority.split(',').map((host) => [host, parameters]);
  const ports = parameters.get('port')?.split(',') ?? [];
  return named.map((host, at) => {
    const own = new URLSearchParams(parameters);
    own.set('host', host);
    const port = ports[ports.length === 1 ? 0 : at];
    if (port !== undefined && port !== '') own.set('port', port);
    else own.delete('port');
    return [authority, own];
  });
}
