import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../lib/numbers.ts';
import { AlertIcon } from '../../ui/text/icons.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { places } from './api.ts';

/** What activating takes of the plan. `people` is what a form holds, of whom some may count already. */
export function usePlaces({ campaign, people }: { campaign?: number; people?: number }) {
  const query = useQuery(places(campaign));
  const { left = null, takes = null } = query.data ?? {};
  return { query, left, takes: takes ?? people ?? 0, certain: takes !== null };
}

type Places = ReturnType<typeof usePlaces>;

/** Whether the plan has too few places for sure. */
export const tooFew = ({ left, takes, certain }: Places) =>
  certain && left !== null && takes > left;

/** How many places of the plan are left and taken; a warning where they are too few. */
export function PlanPlaces({ places: shown }: { places: Places }) {
  const { query, left } = shown;
  if (query.isPending) return <Skeleton className="mt-3 h-6" />;
  // The server counts again when it activates.
  if (query.isError) return null;
  if (left === null) return <p className="mt-3">{t`Your plan has no limit.`}</p>;
  if (shown.takes <= left) return <p className="mt-3">{placesInWords(shown, left)}</p>;
  return (
    <div
      role="alert"
      className="mt-3 flex items-start gap-2.5 rounded-control border border-bad/40 bg-bad/8 px-4 py-3 text-ink"
    >
      <AlertIcon className="mt-1 shrink-0 text-bad" />
      <div>
        <p>{placesInWords(shown, left)}</p>
        <TextLink to="/admin/manager/organization/subscription">
          <Trans>See your plan</Trans>
        </TextLink>
      </div>
    </div>
  );
}

function placesInWords({ takes, certain }: Places, left: number): string {
  const [room, count] = [counted(left), counted(takes)];
  return certain
    ? t`Places left in your plan: ${room}. This campaign takes ${count}.`
    : t`Places left in your plan: ${room}. This campaign takes up to ${count}.`;
}
