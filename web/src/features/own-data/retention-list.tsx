import { Plural, Trans } from '@lingui/react/macro';

export interface Keeper {
  id: number;
  name: string;
  months: number;
}

/** How long each organisation keeps what applicants gave it. */
export function RetentionList({ keepers }: { keepers: readonly Keeper[] }) {
  if (keepers.length === 0) return null;
  return (
    <>
      <p className="mt-3">
        <Trans>For you, that is:</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {keepers.map(({ id, name, months }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 [overflow-wrap:anywhere]"
          >
            <span className="font-medium">{name}</span>
            <span className="text-muted">
              <Plural value={months} one="# month" other="# months" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
