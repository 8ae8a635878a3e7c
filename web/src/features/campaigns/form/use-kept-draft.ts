import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredDraft } from './draft-storage.ts';
import { draftStorage } from './draft-storage.ts';
import type { PeopleValues } from './values.ts';
import { tidyRows } from './values.ts';

/**
 * Keeps what is typed in this browser, and brings it back when the form opens again.
 * @param present the version of the campaign that the form begins with.
 */
export function useKeptDraft<Values extends PeopleValues>(
  form: UseFormReturn<Values>,
  which: string,
  start: Values,
  present?: number,
) {
  const [began] = useState(start);
  const [storage] = useState(() => draftStorage<Values>(which));
  const [kept] = useState(() => storage.read());
  const [restored, setRestored] = useState(kept !== null);
  const [saved, setSaved] = useState({
    campaignId: kept?.campaignId,
    // What was begun before a colleague has saved is told so when it is saved.
    version: kept?.version ?? present,
  });
  const [elsewhere, setElsewhere] = useState(false);
  const done = useRef(false);

  useEffect(() => storage.onOtherTab(() => setElsewhere(true)), [storage]);

  useEffect(() => {
    if (kept) form.reset(onTopOf(began, kept), { keepDefaultValues: true });
  }, [form, kept, began]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!done.current) storage.write({ values: form.getValues(), start: began, ...saved });
    };
    const flush = () => timer !== undefined && write();
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(write, 400);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, storage, began, saved]);

  return {
    restored,
    /** Another tab types into the same form, so that this browser keeps only what was typed last. */
    elsewhere,
    ...saved,
    /** From here on saving again changes this campaign, as it is now. */
    onCreated: (campaignId: number, version: number) => {
      setSaved({ campaignId, version });
      storage.write({ values: form.getValues(), start: began, campaignId, version });
    },
    /** All of it is on the server. */
    forget: () => {
      done.current = true;
      storage.clear();
    },
    discard: () => {
      storage.clear();
      form.reset(start);
      // What is typed from here on is another campaign than the one that was saved before.
      setSaved({ campaignId: undefined, version: present });
      setRestored(false);
    },
  };
}

/** What was typed, on top of what stands now: a field that was left alone is as a colleague has saved it since. */
function onTopOf<Values extends PeopleValues>(now: Values, kept: StoredDraft<Values>): Values {
  const { values, start } = kept;
  const typed = Object.entries(values).filter(
    ([name, value]) => start === undefined || !isSame(value, start[name as keyof Values]),
  );
  return { ...now, ...(Object.fromEntries(typed) as Partial<Values>) };
}

/** Rows of people by what stands in them. */
const written = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && typeof value[0] === 'object' ? tidyRows(value) : value);
const isSame = (one: unknown, other: unknown) => written(one) === written(other);
