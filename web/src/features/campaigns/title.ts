import { t } from '@lingui/core/macro';

/** What a campaign is called on the screen: a draft may have no name yet. */
export function titleOf({ campaign_name: name }: { campaign_name: string }): string {
  return name || t`Untitled campaign`;
}
