import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { OrganizationRow } from './api.ts';

type PackageUseProps = Pick<OrganizationRow, 'organization_name' | 'package' | 'subjects_used'>;

/** How many people of the plan's period are used, as a bar and in words. */
export function PackageUse(props: PackageUseProps) {
  const { t } = useLingui();
  const { organization_name: organization, subjects_used: used, package: own } = props;
  const some = counted(used);
  const { name, subject_limit: limit } = own;
  if (limit === null) {
    return (
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        <Trans>
          {name}: {some} used, no limit
        </Trans>
      </span>
    );
  }
  const most = counted(limit);
  return (
    <div className="grid w-44 gap-1.5 print:w-32 max-sm:text-right">
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        <Trans>
          {name}: {some} of {most}
        </Trans>
      </span>
      <ProgressBar
        value={used}
        max={limit}
        label={t`${organization}: ${some} of ${most} people used`}
      />
    </div>
  );
}
