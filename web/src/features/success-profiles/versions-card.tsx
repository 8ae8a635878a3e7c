import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Pill } from '../../ui/text/status.tsx';
import type { SavedVersion } from './api.ts';
import { BesideRows } from './beside-rows.tsx';
import { ImpactPart } from './impact-part.tsx';
import { StudiedScales } from './studied-scales.tsx';
import { TargetsTable } from './targets-table.tsx';
import { TriedWords } from './tried-words.tsx';
import { outcomeWords } from './words.ts';

/** What was saved before, the latest first, each with the evidence of its day. */
export function VersionsCard({ versions }: { versions: readonly SavedVersion[] }) {
  const { t } = useLingui();
  return (
    <Card flush title={t`Saved versions`} note={t`Campaigns choose the latest and keep it`}>
      <ul>
        {versions.map((version) => (
          <Version key={version.version} saved={version} />
        ))}
      </ul>
    </Card>
  );
}

function Version({ saved }: { saved: SavedVersion }) {
  const { t } = useLingui();
  const { version, outcome, n, created_at: at, created_by: by, campaigns_count: count } = saved;
  const { targets, tried, beside, scales, other_scales: otherScales, impact } = saved;
  const other = outcome === 'performance' ? 'engagement' : 'performance';
  const day = dayInShort(at);
  const facts = [
    t`${plural(n, { one: 'based on # person', other: 'based on # people' })}`,
    by === null ? day : t`${day} by ${by}`,
    t`${plural(count, { 0: 'not used yet', one: 'used in # campaign', other: 'used in # campaigns' })}`,
  ];
  return (
    <li className="border-t border-line">
      <div className="px-5 pt-3.5 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">
            <Trans>Version {version}</Trans> · {t(outcomeWords[outcome])}
          </h3>
          {!tried.forecasts && <Pill tone="warn">{t`Predicts no better than chance`}</Pill>}
          {impact.adverse && <Pill tone="warn">{t`Adverse impact`}</Pill>}
        </div>
        <p className="text-small text-muted">{facts.join(' · ')}</p>
      </div>
      <Folded name={t`Content and evidence`}>
        <div className="grid grid-cols-1 gap-5 px-5 pb-5 sm:px-6">
          <TargetsTable targets={targets} />
          <div className="-mx-5 border-b border-line empty:hidden sm:-mx-6">
            <StudiedScales outcome={outcome} scales={scales} />
            <StudiedScales outcome={other} scales={otherScales} />
          </div>
          <TriedWords tried={tried} />
          {beside.length > 0 && <BesideRows beside={beside} />}
          <ImpactPart impact={impact} />
        </div>
      </Folded>
    </li>
  );
}
