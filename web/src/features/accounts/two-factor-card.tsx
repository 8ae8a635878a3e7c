import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pill } from '../../ui/status.tsx';
import type { TwoFactor } from './security.ts';
import { SwitchOffDialog } from './switch-off-dialog.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

interface TwoFactorCardProps {
  twoFactor: TwoFactor;
  /** After the recovery codes have been kept. */
  onDone?: () => void;
}

/** The second factor of a manager's account: on, off, or being set up. */
export function TwoFactorCard({ twoFactor, onDone }: TwoFactorCardProps) {
  const [settingUp, setSettingUp] = useState(false);
  const [switchingOff, setSwitchingOff] = useState(false);
  const { on, recovery_codes_left: left } = twoFactor;
  if (settingUp) {
    return (
      <Card title="Set up a second factor">
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
          Second factor {on ? <Pill tone="good">On</Pill> : <Pill>Off</Pill>}
        </span>
      }
      actions={
        on ? (
          <Button onClick={() => setSwitchingOff(true)}>Switch off</Button>
        ) : (
          <Button look="primary" onClick={() => setSettingUp(true)}>
            Set up
          </Button>
        )
      }
    >
      <p className="max-w-reading text-muted">
        {on
          ? `After your password you are asked for a code of your app. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left${left < 3 ? ': to get new ones, switch it off and set it up again.' : '.'}`
          : 'A code of an app on your phone besides the password. Whoever learns your password then still cannot read the results of your candidates.'}
      </p>
      <SwitchOffDialog open={switchingOff} onOpenChange={setSwitchingOff} />
    </Card>
  );
}
