import { nameOf } from '@assay/contract/person-name';
import type { Named } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import type { Column } from '../../ui/tables/table.tsx';

interface ChooseColumn {
  chosen: readonly number[];
  onChosen: (subjects: readonly number[]) => void;
  /** So many can be chosen. */
  most: number;
}

/** A box before each person, to choose people to compare. */
export function chooseColumn<Row extends { subject: Named & { id: number } }>(
  props: ChooseColumn,
): Column<Row> {
  const { chosen, onChosen, most } = props;
  return {
    id: 'choose',
    header: t`Choose to compare`,
    hideHeader: true,
    className: 'w-0 print:hidden',
    cell: ({ subject }) => {
      const name = nameOf(subject);
      const ticked = chosen.includes(subject.id);
      return (
        <label className="-m-2 grid size-9 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="choice"
            aria-label={t`Choose ${name}`}
            checked={ticked}
            disabled={chosen.length >= most && !ticked}
            onChange={() =>
              onChosen(ticked ? chosen.filter((id) => id !== subject.id) : [...chosen, subject.id])
            }
          />
        </label>
      );
    },
  };
}
