import type { ComparedInstrument } from '@assay/contract/instruments';
import { t } from '@lingui/core/macro';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { CloseIcon } from '../../../ui/text/icons.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import type { PersonalityAverages } from '../api.ts';
import { peopleOf } from '../words.ts';
import { Letter } from './letters.tsx';

interface ChosenCampaign
  extends Pick<PersonalityAverages, 'campaign' | 'n' | 'subjects' | 'leastN'> {
  /** What its results are compared with. */
  against: string | undefined;
  /** Too few people: nothing is shown. */
  held: boolean;
}

interface ChosenCampaignsProps {
  test: ComparedInstrument;
  averages: readonly ChosenCampaign[];
  onRemove: (id: number) => void;
}

function typeInWords(type: string): string {
  return type === 'development' ? t`development` : t`recruitment`;
}

function removeInWords(name: string): string {
  return t`Remove ${name}`;
}

function countedInWords(n: number, subjects: number): string {
  const counted = peopleOf(n, subjects);
  return t`${counted} in averages`;
}

/** What is being compared, how many people stand behind it, and what is held back. */
export function ChosenCampaigns({ test, averages, onRemove }: ChosenCampaignsProps) {
  const list = useKeptFocus<HTMLUListElement>();
  return (
    <ul
      ref={list}
      className="grid overflow-hidden rounded-card border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col"
    >
      {averages.map(({ campaign, against, n, subjects, leastN, held }, index) => (
        <li
          key={campaign.id}
          className="-mt-px -ml-px flex min-w-0 items-start gap-3 border-t border-l border-line py-4 pr-2 pl-5"
        >
          <Letter index={index} test={test} />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <TextLink to="/admin/assessments/view/$id" params={{ id: String(campaign.id) }}>
              {campaign.name}
            </TextLink>
            <div className="text-small text-muted">
              {[
                countedInWords(n, subjects),
                typeInWords(campaign.type),
                against !== undefined && t`compared with ${against}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </div>
            {held && (
              <p className="mt-1 text-small">
                {n === 0
                  ? t`No group of ${leastN} yet: an average of fewer could reveal a single person.`
                  : t`Not shown: people here answered another version of the questions.`}
              </p>
            )}
          </div>
          <IconButton
            label={removeInWords(campaign.name)}
            className="-mt-2 print:hidden"
            onClick={() => onRemove(campaign.id)}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
