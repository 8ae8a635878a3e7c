import type { OutputOf } from '@assay/contract/endpoint';
import { listSamples } from '@assay/contract/bank-samples';
import { filterOrganizations } from '@assay/contract/organizations';
import { getBankTest, listBankTests } from '@assay/contract/question-bank';
import { getSkillStatistics } from '@assay/contract/skill-reports';
import type { Network } from '../network.ts';
import { onePage } from './campaigns.ts';

type BankTest = OutputOf<typeof getBankTest>['data'];

const moment = '2026-11-02T09:00:00.000Z';

export const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
export const idOf = (name: string) => 100 + names.indexOf(name);

/** A test with questions of these names, in this order. */
export function testOf(names: readonly string[], said: Partial<BankTest> = {}): BankTest {
  return {
    id: 3,
    text: 'Moved quickly',
    description: '',
    is_universal: true,
    organization_ids: [],
    organizations: [],
    questions_count: names.length,
    unfinished_count: 0,
    seconds_total: 60 * names.length,
    questions_per_attempt: null,
    language: null,
    is_sample: false,
    created_at: moment,
    updated_at: moment,
    described_at: moment,
    campaigns_count: 0,
    questions: names.map((text, at) => ({
      id: idOf(text),
      test_id: 3,
      position: at + 1,
      text,
      topic: '',
      seconds: 60,
      image_url: null,
      image_alternative: '',
      unfinished: null,
      unfinished_codes: [],
      versions: 0,
      updated_at: moment,
      options: [],
    })),
    ...said,
  };
}

/** A test that nobody has taken. */
export function serveTest(network: Network, served: BankTest): void {
  network.reply(getBankTest, { data: served }).reply(getSkillStatistics, {
    data: { results: 0, limited: false, enough: 20, reliability: null, questions: [] },
  });
}

/** The list that its page is reached from. */
export function serveBank(network: Network, tests: BankTest[]): void {
  network
    .reply(listBankTests, { data: tests, meta: onePage(tests.length) })
    .reply(listSamples, { data: [] })
    .reply(filterOrganizations, { data: [], meta: onePage(0) });
}
