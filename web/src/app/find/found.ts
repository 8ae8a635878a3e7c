import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../api/session.ts';
import { campaigns } from '../../features/campaigns/api.ts';
import { labels } from '../../features/labels/api.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { organizationsNamed } from '../../features/organizations/api.ts';
import { people } from '../../features/people/api.ts';
import { fits, holds } from '../../lib/fits.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useManagerScreens } from '../manager-screens.ts';
import { campaignItem, labelItem, organizationItem, peopleItems } from './found-items.ts';
import type { Found } from './found-items.ts';
import { recentOnes } from './recent.ts';

export interface FoundGroup {
  /** Its heading. */
  value: string;
  items: Found[];
}

/** Rows of each kind; the people’s list shows more. */
const mostPeople = 6;
const mostOthers = 4;
/** Letters from which the server is asked. */
const fewest = 2;
/** Milliseconds in which the next letter is expected. */
const typingPauseMs = 200;

export interface FoundNow {
  groups: FoundGroup[];
  /** Something may still be added below. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** What fits what has been typed. Before anything is, where one went last, and the screens. */
export function useFound(text: string): FoundNow {
  const { t } = useLingui();
  const typed = text.trim();
  const screens = useScreens(typed);
  const asked = useSettled(typed, typingPauseMs);
  const ofServer = useOfServer(typed, asked);
  if (typed === '') {
    const recent = recentOnes().map((one) => ({ ...one, isRecent: true }));
    return {
      ...ofServer,
      groups: filled([
        { value: t`Recent`, items: recent },
        { value: t`Pages`, items: screens },
      ]),
    };
  }
  return {
    ...ofServer,
    groups: filled([{ value: t`Pages`, items: screens.slice(0, mostOthers) }, ...ofServer.groups]),
  };
}

const filled = (groups: readonly FoundGroup[]) => groups.filter(({ items }) => items.length > 0);

function useScreens(typed: string): Found[] {
  const { t } = useLingui();
  return [...useManagerScreens().values()].flatMap(({ path, words }) => {
    const name = t(words);
    return fits(typed, name) ? [{ kind: 'screen' as const, name, path }] : [];
  });
}

/** What the server knows: of the organisation, and for those who run the installation the organisations. */
function useOfServer(typed: string, asked: string): FoundNow {
  const { t } = useLingui();
  const profile = useLoginProfile();
  const isOwn = profile.data?.organization_id != null;
  const isOperator = useMay('operator');
  const wanted = typed.length >= fewest;
  const name = asked.length >= fewest ? asked : '';
  const byName = { name, page: 1 } as const;
  const own = { enabled: isOwn && name !== '' };
  // Without scores nobody’s results are looked at.
  const ofPeople = useQuery({ ...people({ ...byName, scores: '0', perPage: mostPeople }), ...own });
  const ofCampaigns = useQuery({
    ...campaigns({ ...byName, order: '-created_at', perPage: mostOthers }),
    ...own,
  });
  const ofLabels = useQuery({ ...labels, enabled: isOwn });
  const ofOrganizations = useQuery({
    ...organizationsNamed(name),
    enabled: isOperator && name !== '',
  });
  const used = [
    ...(isOwn ? [ofLabels, ofPeople, ofCampaigns] : []),
    ...(isOperator ? [ofOrganizations] : []),
  ];
  const isCurrent = typed === asked && !used.some(({ isPlaceholderData }) => isPlaceholderData);
  const failed = wanted && used.some(({ isError }) => isError);
  const answer = {
    pending: wanted && !failed && (!isCurrent || profile.isPending || used.some(unanswered)),
    failed,
    retry: () =>
      void Promise.all(used.filter(({ isError }) => isError).map((one) => one.refetch())),
  };
  // All at once, so that nothing moves down when the next answer comes.
  if (!wanted || used.some(unanswered)) return { ...answer, groups: [] };
  // Older answers hold as long as they fit what has been typed since.
  const still = ({ name: own, email = '' }: Found) => isCurrent || holds(`${own} ${email}`, typed);
  const groups = [
    { value: t`People`, items: peopleItems(ofPeople.data, typed) },
    { value: t`Campaigns`, items: ofCampaigns.data?.data.map(campaignItem) ?? [] },
    {
      value: t`Labels`,
      items: ofLabels.data?.filter((label) => fits(typed, label.name)).map(labelItem) ?? [],
    },
    { value: t`Organisations`, items: ofOrganizations.data?.map(organizationItem) ?? [] },
  ];
  return {
    ...answer,
    groups: groups.map(({ value, items }) => ({
      value,
      // People bring their own limit, and after them the way to the rest.
      items: items.filter(still).slice(0, mostPeople + 1),
    })),
  };
}

const unanswered = ({ data, isError }: { data: unknown; isError: boolean }) =>
  data === undefined && !isError;
