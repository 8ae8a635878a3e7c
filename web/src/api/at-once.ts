import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { sessionStore } from './session.ts';

interface Change<Data> {
  /** Two changes about one thing are sent one after the other, in the order in which they were made. */
  about: readonly unknown[];
  /** What a screen shows of it before the server has answered. Done twice, it changes nothing more. */
  show: (data: Data) => Data;
  send: () => Promise<unknown>;
}

interface Changing {
  /** As the server has it, or had it when the first of the changes was made. */
  before: unknown;
  /** Those under way and those that the server has taken meanwhile, in the order in which they were made. */
  shown: Change<unknown>[];
  underWay: number;
}

const changing = new Map<string, Changing>();

// Whoever logs in next sees nothing of it.
sessionStore.subscribe((state, before) => {
  if (state.tokens?.access_token !== before.tokens?.access_token) changing.clear();
});

/**
 * Shows a change in this very moment, since the next press may follow from what is shown, and takes it back when the server
 * refuses. What is shown is asked for anew when the last of
 * several has been answered, and not before, so that nothing jumps back between them.
 */
export async function atOnce<Data>(queryKey: QueryKey, change: Change<Data>): Promise<void> {
  const key = hashKey(queryKey);
  const state = changing.get(key) ?? begin(queryKey, key);
  const shown = () => {
    if (changing.get(key) === state) show(queryKey, state);
  };
  const mine = change as Change<unknown>;
  state.shown.push(mine);
  state.underWay += 1;
  shown();
  // What is on its way may have been answered without the change, and giving it up brings back what was there before it.
  await queryClient.cancelQueries({ queryKey });
  shown();
  try {
    await inTurn(change);
  } catch (failure) {
    state.shown = state.shown.filter((one) => one !== mine);
    shown();
    throw failure;
  } finally {
    state.underWay -= 1;
    if (state.underWay === 0 && changing.get(key) === state) {
      changing.delete(key);
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

/** What the server has answered, with the changes on top that it may not know of yet. */
export function withChanges<Data>(queryKey: QueryKey, answer: Data): Data {
  const state = changing.get(hashKey(queryKey));
  if (state === undefined) return answer;
  state.before = answer;
  return withShown(state) as Data;
}

function begin(queryKey: QueryKey, key: string): Changing {
  const state = { before: queryClient.getQueryData(queryKey), shown: [], underWay: 0 };
  changing.set(key, state);
  return state;
}

function show(queryKey: QueryKey, state: Changing): void {
  // Nothing has been read yet, so nothing is shown.
  if (state.before !== undefined) queryClient.showMeanwhile(queryKey, withShown(state));
}

const withShown = ({ before, shown }: Changing) =>
  shown.reduce((data, change) => change.show(data), before);

/** The library lets changes of one scope wait for each other, and forgets those that wait when somebody logs out. */
function inTurn({ about, send }: Pick<Change<never>, 'about' | 'send'>) {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: send,
    scope: { id: hashKey(about) },
    // Without a connection it fails and says so, instead of waiting for one unseen.
    networkMode: 'always',
  });
  return mutation.execute(undefined);
}
