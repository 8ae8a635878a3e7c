import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sayAgain, useLanguageChange } from '../../../lib/forms/say-again.ts';
import { applyServerErrors, isFailedCall } from '../../../lib/server-errors.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { activateCampaign } from '../api.ts';
import type { SaveTarget } from './save.ts';
import { findNewer, onFormFields, saveForm } from './save.ts';
import { showRowErrors, withoutRowErrors } from './row-errors.ts';
import type { CampaignValues } from './values.ts';
import { countPeople, emptyRow, linesOf, tidyRows } from './values.ts';

interface CampaignSubmit {
  target: SaveTarget;
  /** It is saved; what comes after that may still fail. */
  onCreated: (id: number, version: number) => void;
  /** With how many people it was activated, or null when it was not. */
  onSaved: (id: number, activated: number | null) => void;
  /** Whether the organisation may let people join by a public link. */
  openInvites: boolean;
}

/** Saving and activating, with everything that may be said against it. */
export function useCampaignSubmit(form: UseFormReturn<CampaignValues>, options: CampaignSubmit) {
  const [errors, setErrors] = useState<(string | MessageDescriptor)[]>([]);
  /** Whether all of it is about marked fields: it goes when the last of them is mended. */
  const [aboutFields, setAboutFields] = useState(false);
  /** What was saved since the form was opened, by somebody else or in another tab: nothing is saved over it unasked. */
  const [newer, setNewer] = useState<number | null>(null);
  const nothingMarked = Object.keys(form.formState.errors).length === 0;
  const somethingWas = useRef(false);
  // For good: what is typed next may be wrong for a letter or two, and would bring it back, and the focus with it.
  useEffect(() => {
    if (somethingWas.current && nothingMarked && aboutFields) setErrors([]);
    somethingWas.current = !nothingMarked;
  }, [nothingMarked, aboutFields]);
  const { pending, run: send } = useSending(save);
  /** People who would get a mail, while the question is open. */
  const [asking, setAsking] = useState<number | null>(null);

  function tidy() {
    const rows = tidyRows(form.getValues('subjects'));
    form.setValue('subjects', rows.length > 0 ? rows : [emptyRow]);
  }

  function showAtTop(messages: (string | MessageDescriptor)[], onFields: boolean) {
    setErrors(messages);
    setAboutFields(onFields);
    if (messages.length > 0) window.scrollTo({ top: 0 });
  }

  async function save({ activating, over }: { activating: boolean; over?: number }) {
    setErrors([]);
    setNewer(null);
    const target = { ...options.target, ...(over !== undefined && { version: over }) };
    let id: number | undefined;
    try {
      const values = { ...form.getValues(), subjects: tidyRows(form.getValues('subjects')) };
      const saved = await saveForm(values, target);
      ({ id } = saved);
      if (activating) {
        options.onCreated(id, saved.version);
        await activateCampaign(id);
      }
      options.onSaved(id, activating ? countPeople(values) : null);
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      const named = onFormFields(failure);
      showRowErrors(form, named);
      const rest = applyServerErrors(form, withoutRowErrors(named));
      const what = id
        ? msg`The draft is saved, but it was not activated.`
        : msg`Your changes could not be saved. What you typed is still here.`;
      const where = rest.length > 0 ? rest : [msg`Please check the marked fields.`];
      showAtTop([what, ...where], rest.length === 0);
      if (id === undefined) setNewer(await findNewer(failure, target).catch(() => null));
    }
  }

  function refuse() {
    showAtTop([msg`Please check the marked fields.`], true);
  }

  /** Marks what an active campaign needs and a draft does not. */
  function markMissing(): boolean {
    const values = form.getValues();
    const missing = missingFor(
      values,
      (options.openInvites && values.open_invite) || countPeople(values) > 0,
    );
    for (const [name, message] of missing) form.setError(name, { type: 'activation', message });
    return missing.length > 0;
  }

  useLanguageChange(() => {
    const lacks = neededToActivate.some(
      (name) => form.getFieldState(name).error?.type === 'activation',
    );
    if (lacks) markMissing();
    void sayAgain(form, 'activation');
  });

  return {
    errors,
    /** Whether something is said at a field. */
    marked: !nothingMarked,
    pending,
    /** Saves what is typed over what has been saved since, but mails nobody; null where nothing has been. */
    saveOver: newer === null ? null : () => send({ activating: false, over: newer }),
    asking,
    closeQuestion: () => setAsking(null),
    saveDraft: () => {
      tidy();
      return form.handleSubmit(() => send({ activating: false }), refuse)();
    },
    askToActivate: () => {
      tidy();
      return form.handleSubmit(
        (values) => {
          if (markMissing())
            showAtTop([msg`Complete the marked fields to activate the campaign.`], true);
          else setAsking(countPeople(values));
        },
        () => {
          markMissing();
          refuse();
        },
      )();
    },
    activate: () => send({ activating: true }),
  };
}

const neededToActivate = ['campaign_name', 'test_types', 'deadline', 'subjects.0.email'] as const;

type Missing = [(typeof neededToActivate)[number], string];

/** A draft may lack these, an active campaign may not. */
function missingFor(values: CampaignValues, peopled: boolean): Missing[] {
  const { deadline, test_types, skill_tests } = values;
  const missing: Missing[] = [];
  if (!values.campaign_name.trim())
    missing.push(['campaign_name', t`Please give the campaign a name.`]);
  const asked = [...test_types, ...skill_tests, ...linesOf(values.interview_questions)];
  if (asked.length === 0) missing.push(['test_types', t`Please choose at least one test.`]);
  if (!deadline) missing.push(['deadline', t`Please set a deadline.`]);
  if (!peopled) missing.push(['subjects.0.email', t`Please add at least one person.`]);
  return missing;
}
