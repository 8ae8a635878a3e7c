import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Pill } from '../../ui/text/status.tsx';
import type { TwoFactor } from './security.ts';
import { SwitchOffDialog } from './switch-off-dialog.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

interface TwoFactorCardProps {
  twoFactor: TwoFactor;
  /** After the recovery codes have been kept. */
  onDone?: () => void;
}

/** The two-step verification of a manager's account: on, off, or being set up. */
export function TwoFactorCard({ twoFactor, onDone }: TwoFactorCardProps) {
  const { t } = useLingui();
  const [settingUp, setSettingUp] = useState(false);
  const [switchingOff, setSwitchingOff] = useState(false);
  const { on, recovery_codes_left: left } = twoFactor;
  if (settingUp) {
    return (
      <Card title={t`Set up two-step verification`}>
        <TwoFactorSetUp
          onCancel={() => setSettingUp(false)}
          onDone={() => {
            setSettingUp(false);
            onDone?.();
          }}
        />
      </Card>
    );
  }
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          <Trans>Two-step verification</Trans>{' '}
          {on ? (
            <Pill tone="good">
              <Trans>On</Trans>
            </Pill>
          ) : (
            <Pill>
              <Trans>Off</Trans>
            </Pill>
          )}
        </span>
      }
      actions={
        on ? (
          <Button onClick={() => setSwitchingOff(true)}>
            <Trans>Switch off</Trans>
          </Button>
        ) : (
          <Button look="primary" onClick={() => setSettingUp(true)}>
            <Trans>Set up</Trans>
          </Button>
        )
      }
    >
      <p className="max-w-reading text-muted">
        {on
          ? left < 3
            ? t`After your password, you are asked for a code from your app. ${plural(left, {
                one: '# recovery code is left',
                other: '# recovery codes are left',
              })}: to get new ones, switch it off and set it up again.`
            : t`After your password, you are asked for a code from your app. ${plural(left, {
                one: '# recovery code is left',
                other: '# recovery codes are left',
              })}.`
          : t`Adds a code from an authenticator app, so a stolen password isn’t enough.`}
      </p>
      <SwitchOffDialog open={switchingOff} onOpenChange={setSwitchingOff} />
    </Card>
  );
}
