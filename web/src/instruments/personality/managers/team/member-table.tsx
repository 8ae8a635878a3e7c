import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconButton } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { signed } from '../../../../ui/charts/signed.ts';
import { CloseIcon } from '../../../../ui/text/icons.tsx';
import { PersonLink } from '../../../../ui/actions/person-link.tsx';
import { ReportLink } from '../../../../ui/actions/report-link.tsx';
import type { Column } from '../../../../ui/tables/table.tsx';
import { Table } from '../../../../ui/tables/table.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { FitCell } from '../fit-cell.tsx';
import { StylePill } from '../../../../features/reports/style-pill.tsx';

type Member = PersonalityComparison['members'][number];

interface MemberTableProps {
  comparison: PersonalityComparison;
  onRemove: (member: Member) => void;
}

function memberColumns({ comparison, onRemove }: MemberTableProps): readonly Column<Member>[] {
  const { members, campaign, coverage, spread, profile } = comparison;
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: ({ subject }) => (
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <PersonLink id={subject.id}>{nameOf(subject)}</PersonLink>
          <ReportLink
            test={testTypeIds.personality}
            id={subject.id}
            name={nameOf(subject)}
            campaign={campaign?.id}
          />
        </span>
      ),
    },
    ...(profile ? [fitColumn()] : []),
    {
      id: 'style',
      header: t`Answering style`,
      cell: ({ responseStyle }) => <StylePill verdict={responseStyle} />,
    },
    {
      id: 'without',
      header: t`Without this person`,
      cell: ({ without }) => {
        if (!without) return <span className="text-muted">—</span>;
        const by = signed(without.spread - spread);
        return (
          <div className="text-small max-sm:text-right">
            {coverage && without.coverage && (
              <div>{coverageInWords(coverage.byAnyone, without.coverage.byAnyone)}</div>
            )}
            <div className="text-muted">
              <Trans>Spread {by}</Trans>
            </div>
          </div>
        );
      },
    },
    {
      id: 'remove',
      header: t`Remove`,
      hideHeader: true,
      align: 'end',
      className: 'print:hidden',
      cell: (member) => (
        <IconButton
          label={removeInWords(nameOf(member.subject))}
          disabled={members.length <= 2}
          className="disabled:opacity-35"
          onClick={() => onRemove(member)}
        >
          <CloseIcon />
        </IconButton>
      ),
    },
  ];
}

/** The people, and what the team would be without each. */
export function MemberTable(props: MemberTableProps) {
  const { members } = props.comparison;
  return (
    <Card
      flush
      title={t`People`}
      note={
        members.length > 2
          ? t`Remove someone to see the effect; you can undo it.`
          : t`Two people: add more to see what each contributes.`
      }
    >
      <div className="border-t border-line">
        <Table<Member>
          caption={t`People`}
          rows={members}
          rowKey={({ subject }) => subject.id}
          columns={memberColumns(props)}
        />
      </div>
    </Card>
  );
}

function fitColumn(): Column<Member> {
  return {
    id: 'fit',
    header: t`Fit, higher than … of 100`,
    cell: ({ fit }) => (
      <>
        <FitCell fit={fit} />
        {fit && !fit.earlier && (
          <span className="block text-tiny text-muted">{clearlyInWords(fit)}</span>
        )}
      </>
    ),
  };
}

function removeInWords(name: string): string {
  return t`Remove ${name}`;
}

/** What a share changes by: `Coverage −4 points`. */
function coverageInWords(before: number, after: number): string {
  const points = Math.round((after - before) * 100);
  if (points === 0) return t`Coverage unchanged`;
  const size = Math.abs(points);
  return points > 0
    ? plural(size, { one: 'Coverage +# point', other: 'Coverage +# points' })
    : plural(size, { one: 'Coverage −# point', other: 'Coverage −# points' });
}

/** Whom of the team a fit differs from by more than chance. */
function clearlyInWords({ above, below }: NonNullable<Member['fit']>): string {
  if (above > 0 && below > 0) return t`clearly above ${above}, below ${below} of the team`;
  if (above > 0) return t`clearly above ${above} of the team`;
  if (below > 0) return t`clearly below ${below} of the team`;
  return t`no clear difference`;
}
