import { createStore, keys } from 'idb-keyval';

/**
 * Whether answers of somebody wait in this browser to be sent. It does not load what sends them, so that a page can ask
 * that has none.
 */
export async function hasWaitingAnswers(user: number): Promise<boolean> {
  try {
    const kept = await keys<string>(createStore('assay', 'answers'));
    return kept.some((key) => key.startsWith(`${user}/`));
  } catch {
    // Where nothing can be read, as in some frames, nothing was kept.
    return false;
  }
}
