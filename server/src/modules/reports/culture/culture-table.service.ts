import type { getCampaignCultureResults } from '@assay/contract/culture-reports';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { TableFormat } from '@assay/contract/table-file';
import { matchStored } from '@assay/instruments/culture/match';
import { matchInWords } from '@assay/instruments/culture/comparison';
import { presentCulture } from '@assay/instruments/culture/present';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { categoriesNamed } from '@assay/instruments/culture/texts/own-texts';
import { cultureVersion, cultureVersions } from '@assay/instruments/culture/versions';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { type ComparedCulture, findComparedCulture } from '../../instruments/index.ts';
import { cultureMessages } from '../pdf/words/culture-messages.data.ts';
import { countHidden, listTabularResults } from '../personality/tabular.queries.ts';
import { styleCell, tableHeads as heads } from '../words/table-messages.data.ts';

type Table = OutputOf<typeof getCampaignCultureResults>;
type Filter = QueryOf<typeof getCampaignCultureResults>;

/**
 * Culture results of a campaign: permitted subjects only, how many are hidden is said. Nobody is sorted by fit: most
 * intervals overlap, so that the order would be one of chance.
 */
export async function showCultureTable(
  ctx: ManagerContext,
  campaignId: number,
  filter: Filter,
): Promise<Table> {
  const { db, organizationId, language } = ctx;
  const campaign = await findCampaign(db, organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const { page, perPage } = readPage(filter, { most: mostResults });
  const { rows, total } = await listTabularResults(db, organizationId, {
    ...filter,
    page,
    perPage,
    campaignId,
    test: testOf('culture'),
    comparable: versionsWith(filter.order?.replace('-', '')),
  });
  const compared = await findComparedCulture(db, organizationId, campaign.culture_test_id);
  ctx.logAccess(
    rows.map(({ id }) => id),
    'culture_table',
  );
  return {
    data: rows.map(({ id, first_name, last_name, email, completed_at, attempt, scores }) => ({
      subject: { id, first_name, last_name, email },
      completedAt: (completed_at as Date).toISOString(),
      attempt,
      ...presentScores(scores as StoredCulture, compared, language),
    })),
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      categories: categoriesNamed(cultureVersion, language).map(({ code, name }) => ({
        code,
        name,
      })),
      test: compared && { id: compared.id, name: compared.name },
      version: cultureVersion,
      hidden: await countHidden(db, organizationId, campaign, { ...filter, total }),
    },
  };
}

/** In which versions a category is what it is today: nobody is put in order by a number that stands in no column. */
function versionsWith(code: string | undefined) {
  const nameIn = (version: (typeof cultureVersions)[number]) =>
    categoriesNamed(version, null).find((category) => category.code === code)?.name;
  return cultureVersions.filter((version) => nameIn(version) === nameIn(cultureVersion));
}

function presentScores(
  stored: StoredCulture,
  compared: ComparedCulture | null,
  language: Language | null,
) {
  const view = presentCulture(stored, { organization: null, language });
  const match = compared && matchStored(stored, compared.culture).match;
  // What another version calls otherwise is something else, and stands in no column of today's.
  const columns = new Map(
    categoriesNamed(cultureVersion, language).map(({ code, name }) => [code, name]),
  );
  const own = view.categories.filter(({ code, name }) => columns.get(code) === name);
  return {
    fit: match && {
      fit: match.fit,
      interval: match.fitInterval,
      label: matchInWords(match, 'organization', language).label,
    },
    version: view.version,
    categories: own.map(({ code, centred, interval }) => ({ code, centred, interval })),
    responseStyle: view.responseStyle.verdict,
  };
}

/** The same table with everybody in it, as a file. */
export async function exportCultureTable(
  ctx: ManagerContext,
  campaignId: number,
  format: TableFormat,
) {
  const { data, meta } = await showCultureTable(ctx, campaignId, wholeTable);
  const { language } = ctx;
  const tell = (message: Message) => say(language, message);
  const header = [
    heads.firstName(),
    heads.lastName(),
    heads.email(),
    heads.completedAt(),
    heads.attempt(),
    heads.fit(),
    heads.fitFrom(),
    heads.fitTo(),
    heads.fitInWords(),
    ...meta.categories.flatMap(({ name }) => [name, heads.from({ name }), heads.to({ name })]),
    heads.answeringStyle(),
    heads.version(),
  ].map((head) => (typeof head === 'string' ? head : tell(head)));
  const rows = data.map(
    ({ subject, completedAt, attempt, fit, categories: scores, responseStyle, version }) => [
      subject.first_name,
      subject.last_name,
      subject.email,
      completedAt,
      attempt.number,
      ...(fit ? [fit.fit, ...fit.interval, fit.label] : ['', '', '', '']),
      ...meta.categories.flatMap(({ code }): (string | number)[] => {
        const score = scores.find((one) => one.code === code);
        return score ? [score.centred, ...score.interval] : ['', '', ''];
      }),
      tell(styleCell(responseStyle)),
      version,
    ],
  );
  const name = `${meta.campaign.name}, ${tell(cultureMessages.file())}`;
  return tableFile(name, [header, ...rows], { format, language: ctx.language });
}
