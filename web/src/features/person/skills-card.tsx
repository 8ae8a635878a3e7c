import { Trans, useLingui } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Profile } from './api.ts';
import { syncSkills } from './kept-api.ts';

interface SkillsCardProps extends Pick<Profile, 'skills'> {
  subjectId: number;
}

/** Skills as the person's professional profile names them, read when a manager asks for it. */
export function SkillsCard({ subjectId, skills }: SkillsCardProps) {
  const { t } = useLingui();
  const { pending, errors, run } = useSending(async () => {
    await syncSkills(subjectId);
    toast(t`The skills are up to date.`);
  });
  const day = skills && dayInShort(skills.synced_at);
  return (
    <Card
      title={t`Skills`}
      note={day ? t`From the professional profile, read on ${day}` : undefined}
      actions={
        <Button pending={pending} onClick={() => void run()}>
          <Trans>Sync skills</Trans>
        </Button>
      }
    >
      <div className="grid gap-3">
        <FormErrors errors={errors} />
        {skills && skills.list.length > 0 ? (
          <ul className="flex flex-wrap gap-1.5">
            {skills.list.map(({ name, level, keywords }) => (
              <li
                key={name}
                title={keywords.join(', ') || undefined}
                className="max-w-full rounded-full border border-line px-2.5 py-0.5 text-small [overflow-wrap:anywhere]"
              >
                {name}
                {level && <span className="text-muted"> · {level}</span>}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            {skills
              ? t`The profile names no skills.`
              : t`Not read yet. Syncing reads the professional profile that the candidate has named.`}
          </p>
        )}
      </div>
    </Card>
  );
}
