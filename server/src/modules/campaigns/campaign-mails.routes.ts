import * as contract from '@assay/contract/campaign-mails';
import type { Registrar } from '../../platform/http/registrar.ts';
import { pageMeta } from '../../platform/page.ts';
import { presentMail } from './mail-history/mail-history.presenter.ts';
import { listHistory } from './mail-history/mail-history.service.ts';
import { previewMail, previewTyped, sendTestMail } from './text/preview.service.ts';
import { readText, saveText } from './text/text.service.ts';

export function campaignMailRoutes(routes: Registrar): void {
  routes.on(contract.getEmailText, async (ctx, { params, query }) => {
    const { text, is_default } = await readText(ctx, params.id, 'email_text', query.language);
    return { data: { email_text: text, is_default } };
  });
  routes.on(contract.setEmailText, async (ctx, { params, body }) => {
    const { text, is_default } = await saveText(ctx, params.id, 'email_text', body.email_text);
    return { data: { email_text: text, is_default } };
  });
  routes.on(contract.getReminderText, async (ctx, { params, query }) => {
    const { text, is_default } = await readText(ctx, params.id, 'reminder_text', query.language);
    return { data: { reminder_text: text, is_default } };
  });
  routes.on(contract.setReminderText, async (ctx, { params, body }) => {
    const { text, is_default } = await saveText(
      ctx,
      params.id,
      'reminder_text',
      body.reminder_text,
    );
    return { data: { reminder_text: text, is_default } };
  });

  routes.on(contract.previewMail, async (ctx, { params, query }) => ({
    data: await previewMail(ctx, params.id, query.kind),
  }));
  routes.on(contract.previewTypedMail, async (ctx, { body }) => ({
    data: await previewTyped(ctx, body),
  }));
  routes.on(contract.sendTestMail, (ctx, { params, body }) =>
    sendTestMail(ctx, params.id, body.kind),
  );
  routes.on(contract.listCampaignMails, async (ctx, { params, query }) => {
    const filter = { ...query, campaignId: params.id };
    const { rows, total } = await listHistory(ctx, filter);
    return { data: rows.map(presentMail), meta: pageMeta(query.page, query.perPage, total) };
  });
}
