import type pg from 'pg';
import { PrimaryClient } from './primary-client.ts';

const maxNames = 2000;
const names = new Map<string, string>();

export interface NamingConfig extends pg.ClientConfig {
  /** False behind poolers that do not know named statements. */
  named?: boolean;
}

/** Prepares every parameterised statement once per connection, which halves the cost of a query. */
export class NamingClient extends PrimaryClient {
  readonly #named: boolean;

  constructor(config: NamingConfig = {}) {
    super(config);
    this.#named = config.named ?? true;
  }

  // oxlint-disable-next-line no-explicit-any -- the overloads of pg are not expressible in one signature
  override query(config: any, values?: any, callback?: any): any {
    const text = typeof config === 'string' ? config : config?.text;
    const named =
      this.#named &&
      (typeof config === 'string' ? values !== undefined : config?.values?.length > 0);
    if (!named || typeof text !== 'string' || typeof config?.submit === 'function') {
      return super.query(config, values, callback);
    }
    let name = names.get(text);
    if (name === undefined && names.size < maxNames) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    const parameters = typeof config === 'string' ? values : config.values;
    return super.query(
      { ...(typeof config === 'object' ? config : {}), name, text, values: parameters },
      callback ?? (typeof values === 'function' ? values : undefined),
    );
  }
}
