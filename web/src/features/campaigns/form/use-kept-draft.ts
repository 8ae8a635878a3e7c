import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftStorage } from './draft-storage.ts';
import type { PeopleValues } from './values.ts';

/** Keeps what is typed in this browser, and brings it back when the form opens again. */
export function useKeptDraft<Values extends PeopleValues>(
  form: UseFormReturn<Values>,
  which: string,
  start: Values,
) {
  const [storage] = useState(() => draftStorage<Values>(which));
  const [kept] = useState(() => storage.read());
  const [restored, setRestored] = useState(kept !== null);
  const [campaignId, setCampaignId] = useState(kept?.campaignId);
  const [elsewhere, setElsewhere] = useState(false);
  const done = useRef(false);

  useEffect(() => storage.onOtherTab(() => setElsewhere(true)), [storage]);

  useEffect(() => {
    if (kept) form.reset({ ...start, ...kept.values }, { keepDefaultValues: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the form began with
  }, [form, kept]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!done.current) storage.write({ values: form.getValues(), campaignId });
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
  }, [form, storage, campaignId]);

  return {
    restored,
    /** Another tab types into the same form, so that this browser keeps only what was typed last. */
    elsewhere,
    campaignId,
    /** From here on saving again changes this campaign. */
    onCreated: (id: number) => {
      setCampaignId(id);
      storage.write({ values: form.getValues(), campaignId: id });
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
      setCampaignId(undefined);
      setRestored(false);
    },
  };
}
