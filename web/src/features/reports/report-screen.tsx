import type { ScreenProps } from '../../ui/page/screen.tsx';
import { Screen } from '../../ui/page/screen.tsx';

/** A screen of results. On paper it is set smaller, as print is, so that a report does not run to a dozen pages. */
export function ReportScreen(props: Omit<ScreenProps, 'className'>) {
  return <Screen className="print:[zoom:0.82]" {...props} />;
}
