import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import { installSamples, sampleTests } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Puts tests that come with the product into the bank; nothing where they are all there. */
export function SamplesButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { data: samples = [] } = useQuery(sampleTests);
  const { pending, run: add } = useSending(async () => {
    const added = await installSamples(samples.map(({ code }) => code));
    setOpen(false);
    toast(t`${plural(added.length, { one: '# sample test', other: '# sample tests' })} added.`);
  }, toastFailure);
  if (samples.length === 0) return null;

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Add sample tests</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Add sample tests`}
        description={t`They come with the product, and their questions and answers are public: use them to try things out or to practise, not for selection. Every organisation with skill tests can use them.`}
      >
        <ul className="divide-y divide-line">
          {samples.map(({ code, text, questions_count, questions_per_attempt, minutes }) => (
            <li key={code} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-medium">{text}</span>
              <span className="text-muted">
                <Trans>
                  {questions_per_attempt} of {questions_count} questions, {minutes} minutes
                </Trans>
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" pending={pending} onClick={() => void add()}>
            <Plural value={samples.length} one="Add # test" other="Add # tests" />
          </Button>
        </div>
      </Dialog>
    </>
  );
}
