import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '../../ui/text/status.tsx';
import { Pill } from '../../ui/text/status.tsx';
import { upperFirst } from './words.ts';

/** How the answers were given, by what the server calls it. */
const verdicts: Record<string, { words: MessageDescriptor; tone: Tone }> = {
  'nothing unusual': { words: msg`Nothing unusual`, tone: 'good' },
  'one sign': { words: msg`1 flag`, tone: 'warn' },
  'interpret with care': { words: msg`Interpret with care`, tone: 'bad' },
};

/** Whether the answers can be trusted. */
export function StylePill({ verdict }: { verdict: string }) {
  const { i18n } = useLingui();
  const known = verdicts[verdict];
  return (
    <Pill tone={known?.tone ?? 'quiet'}>{known ? i18n._(known.words) : upperFirst(verdict)}</Pill>
  );
}
