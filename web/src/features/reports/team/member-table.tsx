import { clearlyInWords, pointsInWords } from '@assay/contract/comparison-words';
import { nameOf } from '@assay/contract/person-name';
import { IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Pill } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Table } from '../../../ui/table.tsx';
import type { PersonalityComparison } from '../api.ts';
import { FitCell } from '../fit-cell.tsx';
import { number, styleTones, upperFirst } from '../words.ts';

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
      header: 'Name',
      cell: ({ subject }) => (
        <TextLink
          className="[overflow-wrap:anywhere]"
          to="/admin/report/personality/$subjectId"
          params={{ subjectId: String(subject.id) }}
          search={{ campaign: campaign?.id }}
        >
          {nameOf(subject)}
        </TextLink>
      ),
    },
    ...(profile ? [fitColumn] : []),
    {
      id: 'style',
      header: 'Answering style',
      cell: ({ responseStyle }) => (
        <Pill tone={styleTones[responseStyle] ?? 'quiet'}>{upperFirst(responseStyle)}</Pill>
      ),
    },
    {
      id: 'without',
      header: 'Without this person',
      cell: ({ without }) => {
        if (!without) return <span className="text-muted">—</span>;
        const spreadBy = number(without.spread - spread, 1);
        return (
          <div className="text-small max-sm:text-right">
            {coverage && without.coverage && (
              <div>Coverage {pointsInWords(coverage.byAnyone, without.coverage.byAnyone)}</div>
            )}
            <div className="text-muted">
              Spread {spreadBy.startsWith('−') || spreadBy === '0.0' ? spreadBy : `+${spreadBy}`}
            </div>
          </div>
        );
      },
    },
    {
      id: 'remove',
      header: 'Remove',
      hideHeader: true,
      align: 'end',
      className: 'print:hidden',
      cell: (member) => (
        <IconButton
          label={`Remove ${nameOf(member.subject)}`}
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
      title="The people"
      note={
        members.length > 2
          ? 'Take somebody out to see what changes; it can be undone.'
          : 'Two people: add more to see what each adds.'
      }
    >
      <div className="border-t border-line">
        <Table<Member>
          caption="The people"
          rows={members}
          rowKey={({ subject }) => subject.id}
          columns={memberColumns(props)}
        />
      </div>
    </Card>
  );
}

const fitColumn: Column<Member> = {
  id: 'fit',
  header: 'Fit, higher than … of 100',
  cell: ({ fit }) => (
    <>
      <FitCell fit={fit} />
      {fit && !fit.earlier && (
        <span className="block text-tiny text-muted">{clearlyInWords(fit)}</span>
      )}
    </>
  ),
};
