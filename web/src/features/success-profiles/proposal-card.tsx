import { successSizes } from '@assay/contract/success-evidence';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import type { Proposal } from './api.ts';
import { saveSuccessProfile } from './api.ts';
import { BesideRows } from './beside-rows.tsx';
import { ImpactPart } from './impact-part.tsx';
import { LeftOut } from './left-out.tsx';
import { TargetsTable } from './targets-table.tsx';
import { TriedWords } from './tried-words.tsx';
import { outcomeWords } from './words.ts';

interface ProposalCardProps {
  /** Success profile. */
  id: number;
  proposal: Proposal;
  /** Of the version that was saved. */
  onSaved: (version: number) => void;
}

/** The reference profile that one rating’s evidence makes, everything that speaks against it, and then the button. */
export function ProposalCard({ id, proposal, onSaved }: ProposalCardProps) {
  const { t } = useLingui();
  const { outcome, n, targets, left_out: leftOut, tried, beside, impact } = proposal;
  const rating = t(outcomeWords[outcome]);
  const count = targets.length;
  if (count === 0 || impact === null) {
    return (
      <Card title={t`Reference profile for ${rating}`}>
        <p className="max-w-reading text-muted">
          <Trans>
            Nothing to save: no facet is supported, and a profile contains only supported facets.
          </Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card
      flush
      title={t`Reference profile for ${rating}`}
      note={t`${plural(count, { one: '# supported facet', other: '# supported facets' })}. Campaigns that choose it compare candidates with it.`}
    >
      <Part title={t`What it would contain`}>
        <TargetsTable targets={targets} />
      </Part>
      <div className="border-t border-line">
        <Folded
          name={t`${plural(leftOut.length, { one: '# scale left out, and why', other: '# scales left out, and why' })}`}
        >
          <div className="px-5 pb-4 sm:px-6">
            <LeftOut scales={leftOut} />
          </div>
        </Folded>
      </div>
      <Part title={t`How well it predicts`}>
        <TriedWords tried={tried} />
        {beside.length > 0 && <BesideRows beside={beside} />}
      </Part>
      <Part title={t`Fairness`}>
        <ImpactPart impact={impact} />
      </Part>
      <SavePart {...{ id, outcome, n, onSaved }} adverse={impact.adverse} />
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line px-5 py-4.5 sm:px-6">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

interface SavePartProps extends Pick<ProposalCardProps, 'id' | 'onSaved'> {
  outcome: Proposal['outcome'];
  /** People behind it. */
  n: number;
  /** Its warning has to be accepted first. */
  adverse: boolean;
}

function SavePart({ id, outcome, n, adverse, onSaved }: SavePartProps) {
  const { t } = useLingui();
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const { pending, errors, run } = useSending(async () => {
    const { version } = await saveSuccessProfile({
      report_id: id,
      outcome,
      ...(adverse && { accept_impact: accepted }),
    });
    onSaved(version);
  });
  return (
    <div className="grid gap-4 border-t border-line px-5 py-4.5 sm:px-6">
      <FormErrors errors={errors} />
      {adverse && (
        <CheckboxField
          label={t`I have read who would be disadvantaged, and the job demands these traits.`}
          help={t`The warning stays with the profile, wherever it is chosen.`}
          checked={accepted}
          error={missing && !accepted ? t`Please confirm this before saving.` : undefined}
          onChange={({ target }) => setAccepted(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <p className="max-w-reading flex-1 basis-64 text-small text-muted">
          <strong className="font-semibold text-ink">
            {n < successSizes.usable
              ? t`${plural(n, {
                  one: 'With # person, this profile is for trying out: compare the fit with later reviews, and don’t choose people by it.',
                  other:
                    'With # people, this profile is for trying out: compare the fit with later reviews, and don’t choose people by it.',
                })}`
              : t`The fit to this profile can be one reason among others, never the only one.`}
          </strong>{' '}
          <Trans>
            It is saved with its evidence. Later reviews don’t change a saved version, and campaigns
            keep the version they chose.
          </Trans>
        </p>
        <Button
          look="primary"
          pending={pending}
          onClick={() => {
            setMissing(adverse && !accepted);
            if (!adverse || accepted) void run();
          }}
        >
          <Trans>Save reference profile</Trans>
        </Button>
      </div>
    </div>
  );
}
