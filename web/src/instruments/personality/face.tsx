import { Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: true,
  seenWithProfile: (
    <Trans>
      your result, and a figure for how well it fits the profile chosen for this campaign. Never
      what you answered to a single question.
    </Trans>
  ),
};
