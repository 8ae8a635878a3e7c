import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Banner } from '../../../../ui/page/banner.tsx';
import { CampaignBreadcrumbs } from '../../../../features/reports/campaign-breadcrumbs.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { PrintButton } from '../../../../ui/page/print-button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { SavedProfileNote } from '../../../../ui/page/saved-profile-note.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { teamPdf, type PersonalityComparison } from '../../../../features/reports/api.ts';
import { PrintedButton } from '../../../../features/reports/pdf-button.tsx';
import { NotToConclude } from '../../../../features/reports/report-notes.tsx';
import { Coverage } from './coverage.tsx';
import { MemberTable } from './member-table.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { SpreadChart } from './spread-chart.tsx';
import { changeInWords } from './team-change.ts';
import { TeamHeat } from './team-heat.tsx';
import { TeamLikeness } from './team-likeness.tsx';

interface TeamProps {
  comparison: PersonalityComparison;
  /** Who is wanted by now, while a changed team is on its way: the next change is made to that one. */
  wanted?: readonly number[] | undefined;
  onSubjects: (subjects: number[]) => void;
}

interface Change {
  words: string;
  /** The team as it was. */
  before: PersonalityComparison;
  /** Who was wanted: another step in the history is another team. */
  after: string;
}

function withoutInWords(name: string): string {
  return t`Without ${name}`;
}

/** A team as it is, and what changes when somebody comes or goes; the address keeps who is in it. */
export function Team({ comparison, wanted, onSubjects }: TeamProps) {
  const { t } = useLingui();
  const { members, campaign, limits, attribution } = comparison;
  const [count, campaignName] = [members.length, campaign?.name];
  const ids = members.map(({ subject }) => subject.id);
  const present = wanted ?? ids;
  const [adding, setAdding] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const become = (subjects: number[], words: string) => {
    setChange({ words, before: comparison, after: String(subjects) });
    onSubjects(subjects);
  };
  const add = (subjects: number[]) => {
    setAdding(false);
    const [more, fewer] = [
      subjects.filter((id) => !present.includes(id)).length,
      present.filter((id) => !subjects.includes(id)).length,
    ];
    if (more + fewer === 0) return;
    const words = [
      more > 0 && plural(more, { one: '# person added', other: '# people added' }),
      fewer > 0 && plural(fewer, { one: '# person removed', other: '# people removed' }),
    ];
    become(subjects, words.filter(Boolean).join(', '));
  };
  const undo = (before: PersonalityComparison) => {
    setChange(null);
    onSubjects(before.members.map(({ subject }) => subject.id));
  };
  return (
    <>
      <PageHeader
        above={
          campaign && (
            <CampaignBreadcrumbs
              steps={[
                <TextLink
                  key="campaign"
                  to="/admin/assessments/view/$id"
                  params={{ id: String(campaign.id) }}
                >
                  {campaign.name}
                </TextLink>,
                t`Team`,
              ]}
            />
          )
        }
        title={t`Team of ${count}`}
        meta={campaign ? t`Personality, ${campaignName}` : t`Personality`}
        actions={
          <>
            <PrintButton />
            <PrintedButton
              look={campaign ? 'quiet' : 'primary'}
              name={t`Team of ${count}, personality`}
              print={() => teamPdf(ids, campaign?.id)}
            />
            {campaign && (
              <Button look="primary" className="print:hidden" onClick={() => setAdding(true)}>
                <Trans>Choose people</Trans>
              </Button>
            )}
          </>
        }
      />
      {change?.after === String(ids) && (
        <div className="mb-6 print:hidden">
          <Banner
            live
            title={`${change.words}:`}
            actions={
              <Button onClick={() => undo(change.before)}>
                <Trans>Undo</Trans>
              </Button>
            }
          >
            {changeInWords(change.before, comparison)}.
          </Banner>
        </div>
      )}
      <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
        <SavedProfileNote saved={comparison.saved} />
        <Coverage comparison={comparison} />
        <TeamHeat comparison={comparison} />
        <SpreadChart comparison={comparison} />
        <MemberTable
          comparison={comparison}
          onRemove={({ subject }) => {
            const left = present.filter((id) => id !== subject.id);
            if (left.length >= 2) become(left, withoutInWords(nameOf(subject)));
          }}
        />
        <TeamLikeness comparison={comparison} />
        <NotToConclude limits={limits} />
        {attribution && (
          <p lang="en" className="px-1 text-tiny text-muted">
            {attribution}
          </p>
        )}
      </div>
      {campaign && (
        <Dialog open={adding} onOpenChange={setAdding} title={t`Choose people`}>
          <PeoplePicker campaign={campaign.id} chosen={present} onChosen={add} />
        </Dialog>
      )}
    </>
  );
}
