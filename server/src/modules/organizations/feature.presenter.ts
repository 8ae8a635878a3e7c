import type { FeatureKey } from '@assay/contract/access';
import { instrumentFacts, instrumentIds } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { getInstrument } from '@assay/instruments/registry';
import { type Maker, say } from '../../platform/words/message.ts';
import { featureNames } from './feature-messages.data.ts';

const named: Readonly<Partial<Record<FeatureKey, Maker>>> = featureNames;

/** What an operator switches on, in words: where it says nothing of its own, what the instrument is called. */
export function featureName(key: FeatureKey, language: Language | null): string {
  const own = named[key];
  const id = instrumentIds.find((one) => instrumentFacts[one].feature === key);
  if (own !== undefined) return say(language, own());
  return id === undefined ? key : getInstrument(id).titles[language ?? 'en'];
}
