import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { OrganizationRow } from './api.ts';

type PackageUseProps = Pick<OrganizationRow, 'organization_name' | 'package' | 'subjects_used'>;

/** How many people of the package's period are used, as a bar and in words. */
export function PackageUse(props: PackageUseProps) {
  const { organization_name, subjects_used: used, package: own } = props;
  const { name, subject_limit: limit } = own;
  if (limit === null) {
    return (
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        {name}: {counted(used)} used, no limit
      </span>
    );
  }
  const words = `${counted(used)} of ${counted(limit)} people used`;
  return (
    <div className="grid w-44 gap-1.5 print:w-32 max-sm:text-right">
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        {name}: {counted(used)} of {counted(limit)}
      </span>
      <ProgressBar value={used} max={limit} label={`${organization_name}: ${words}`} />
    </div>
  );
}
