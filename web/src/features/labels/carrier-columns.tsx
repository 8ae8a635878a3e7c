import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { CloseIcon } from '../../ui/text/icons.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { Carrier } from './api.ts';
import { LabelChips } from './label-chips.tsx';

interface CarrierActions {
  /** The label that all of them carry; beside it the others are shown. */
  labelId: number;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onTakeOff: (carrier: Carrier) => Promise<void>;
}

/** Who carries a label, to be chosen and freed of it. */
export function carrierColumns(actions: CarrierActions): readonly Column<Carrier>[] {
  const { labelId, chosen, onToggle, onTakeOff } = actions;
  const choose = (name: string) => t`Select ${name}`;
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      className: 'sm:min-w-52',
      cell: (carrier) => (
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            className="choice mt-0.5"
            aria-label={choose(nameOf(carrier))}
            checked={chosen.has(carrier.id)}
            onChange={() => onToggle(carrier.id)}
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <PersonLink id={carrier.id}>{nameOf(carrier)}</PersonLink>
            <div className="text-small text-muted">{carrier.email}</div>
          </div>
        </div>
      ),
    },
    {
      id: 'campaign',
      header: <Trans>Latest campaign</Trans>,
      className: 'sm:max-w-72',
      cell: ({ campaign, email }) => (
        <TextLink
          to="/admin/assessments/view/$id"
          params={{ id: String(campaign.id) }}
          search={{ name: email }}
          className="[overflow-wrap:anywhere]"
        >
          {campaign.name}
        </TextLink>
      ),
    },
    {
      id: 'labels',
      header: <Trans>Other labels</Trans>,
      cell: ({ labels }) => <LabelChips labels={labels.filter(({ id }) => id !== labelId)} />,
    },
    {
      id: 'added',
      header: <Trans>Since</Trans>,
      cell: ({ added_at }) => (
        <span className="whitespace-nowrap text-muted">{dayInShort(added_at)}</span>
      ),
    },
    {
      id: 'take-off',
      header: <Trans>Remove label</Trans>,
      hideHeader: true,
      align: 'end',
      cell: (carrier) => <TakeOff name={nameOf(carrier)} onTakeOff={() => onTakeOff(carrier)} />,
    },
  ];
}

function TakeOff({ name, onTakeOff }: { name: string; onTakeOff: () => Promise<void> }) {
  const { run } = useSending(onTakeOff, toastFailure);
  return (
    <IconButton label={t`Remove the label from ${name}`} onClick={() => void run()}>
      <CloseIcon />
    </IconButton>
  );
}
