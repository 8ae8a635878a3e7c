import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { CutOffCheck } from './cut-off-check.tsx';
import { moveSubjects, type Moved, type Stage, stagesOf } from './api.ts';
import { DecisionEmail } from './decision-email.tsx';

interface MoveDialogProps {
  campaignId: number;
  /** Subjects. */
  people: readonly number[];
  /** Where the one person stands, or all of them. */
  present?: number | undefined;
  onClose: () => void;
  /** They are moved; an email may still be on offer. */
  onMoved?: ((stage: Moved['stage']) => void) | undefined;
}

/** Moves people to another stage. Where that decides, it offers an email afterwards; it never sends one by itself. */
export function MoveDialog({ campaignId, people, present, onClose, onMoved }: MoveDialogProps) {
  const { t } = useLingui();
  const query = useQuery(stagesOf(campaignId));
  const [moved, setMoved] = useState<Moved>();
  const offer = moved?.email_offer;
  const count = people.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={offer ? 'large' : 'small'}
      title={
        offer
          ? t`Tell them of the decision?`
          : t`${plural(count, { one: 'Move # person', other: 'Move # people' })}`
      }
      description={
        !offer
          ? t`Candidates do not see the stage.`
          : moved.moved > 0
            ? t`They are moved. No email has been sent.`
            : t`They are in this stage already. Those who have not been told can get an email.`
      }
    >
      {moved && offer ? (
        <DecisionEmail
          campaignId={campaignId}
          decision={{ stage_id: moved.stage.id, subjects: [...people] }}
          onDone={onClose}
        />
      ) : (
        <Loaded query={query} skeleton={<Skeleton className="h-56" />}>
          {(stages) => (
            <Choice
              check={people.length > 1 && <CutOffCheck campaignId={campaignId} />}
              stages={stages}
              present={present}
              onClose={onClose}
              onMove={async (id) => {
                const answer = await moveSubjects(campaignId, {
                  subjects: [...people],
                  stage_id: id,
                });
                // Of people who are there already, the dialog itself says so beside the email.
                if (answer.moved > 0 || !answer.email_offer) toast(movedInWords(answer));
                onMoved?.(answer.stage);
                if (answer.email_offer) setMoved(answer);
                else onClose();
              }}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

function movedInWords({ moved, stage: { name, outcome } }: Moved): string {
  if (moved === 0 && outcome !== null) {
    return t`Already in “${name}”, and there is no one left to email.`;
  }
  return moved === 0
    ? t`Already in “${name}”.`
    : t`${plural(moved, { one: '# person moved', other: '# people moved' })} to “${name}”.`;
}

interface ChoiceProps {
  /** Before many are moved: what a score would do. */
  check: ReactNode;
  stages: readonly Stage[];
  present: number | undefined;
  onMove: (stageId: number) => Promise<void>;
  onClose: () => void;
}

function Choice({ check, stages, present, onMove, onClose }: ChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number>();
  // Who closed the email, or lost the connection on it, comes back to it from here.
  const again = chosen === present && stages.some(({ id, outcome }) => id === chosen && outcome);
  const { pending, errors, run } = useSending(async () => {
    if (chosen !== undefined) await onMove(chosen);
  });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <FormErrors errors={errors} />
      <RadioGroup
        label={t`Stage`}
        name="stage"
        choices={stages.map(({ id, name, outcome }) => ({
          value: id,
          label: id === present ? t`${name} (now)` : name,
          help: outcome && t`Offers you an email about the decision`,
        }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {check}
      <DialogFoot onCancel={onClose}>
        <Button
          type="submit"
          look="primary"
          pending={pending}
          disabled={chosen === undefined || (chosen === present && !again)}
        >
          {again ? t`Write the email` : t`Move`}
        </Button>
      </DialogFoot>
    </form>
  );
}
