/**
 * A client as somebody writes it who has the specification and nothing else. It imports none of our declarations, so that
 * what they leave out is missed here.
 */

// oxlint-disable-next-line no-explicit-any -- the specification shows few shapes; the tests name what they rely on
export type Json = any;

/** Of a session, as login and the like answer it. */
interface Session {
  token_type: string;
  access_token: string;
  roles: string[];
}

/** What a caller's failure handler gets: a map of fields, or a text. */
export class Failure extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | string;
  readonly inactive: boolean;

  constructor(status: number, body: Json) {
    const errors = body?.errors ?? 'Internal Server Error';
    super(`${status} ${JSON.stringify(errors)}`);
    this.status = status;
    this.errors = errors;
    this.inactive = body?.inactive === true;
  }
}

type Fields = Record<string, string | number | Blob | readonly (string | number)[] | undefined>;

/** A form as browsers send it: a list is its name with brackets, once for each of its values. */
function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value, 'file.png');
    else if (typeof value === 'object')
      for (const one of value) form.append(`${name}[]`, String(one));
    else form.append(name, String(value));
  }
  return form;
}

export class SpecifiedClient {
  readonly #origin: string;
  #session: Session | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get roles(): string[] {
    return this.#session?.roles ?? [];
  }

  get authorization(): string {
    return `${this.#session?.token_type} ${this.#session?.access_token}`;
  }

  /** Becomes logged in with what a call has answered. */
  keep(session: Session): void {
    if (typeof session.access_token !== 'string' || !Array.isArray(session.roles))
      throw new Error(`No session: ${JSON.stringify(session)}`);
    this.#session = session;
  }

  get = (path: string) => this.#send('GET', path);
  post = (path: string, body?: object) => this.#send('POST', path, body);
  put = (path: string, body?: object) => this.#send('PUT', path, body);
  delete = (path: string, body?: object) => this.#send('DELETE', path, body);
  upload = (path: string, fields: Fields) => this.#send('POST', path, formOf(fields));

  /** What a call that has to fail tells its failure handler. */
  async failure(answer: Promise<unknown>): Promise<Failure> {
    try {
      await answer;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
    throw new Error('This call was expected to fail');
  }

  async #send(method: string, path: string, body?: object): Promise<Json> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (this.#session !== null)
      headers['authorization'] = `${this.#session.token_type} ${this.#session.access_token}`;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const response = await fetch(this.#origin + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const answer = type.includes('json') ? await response.json() : await response.arrayBuffer();
    if (!response.ok) throw new Failure(response.status, answer);
    return answer;
  }
}
