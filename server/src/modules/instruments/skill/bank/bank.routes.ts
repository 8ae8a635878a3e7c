import * as exchange from '@assay/contract/bank-exchange';
import * as samples from '@assay/contract/bank-samples';
import * as questions from '@assay/contract/bank-questions';
import * as tests from '@assay/contract/question-bank';
import type { Registrar } from '../../../../platform/http/registrar.ts';
import { listGroups } from './option/group.queries.ts';
import * as groups from './option/group.service.ts';
import * as options from './option/option.service.ts';
import { showQuestionImage } from './question/image.service.ts';
import { presentQuestion } from './question/question.presenter.ts';
import { getQuestion } from './question/question-record.service.ts';
import * as question from './question/question.service.ts';
import { addSamples, showSamples } from './sample/sample.service.ts';
import * as test from './test/bank-test.service.ts';
import { exportTest, showExport } from './transfer/export.service.ts';
import { importTest, showImport } from './transfer/import.service.ts';

export function questionBankRoutes(routes: Registrar): void {
  testRoutes(routes);
  sampleRoutes(routes);
  exchangeRoutes(routes);
  questionRoutes(routes);
  optionRoutes(routes);
}

function testRoutes(routes: Registrar): void {
  routes.on(tests.listBankTests, (ctx, { query }) => test.showTests(ctx.db, query));
  routes.on(tests.listOfferedTests, async (ctx) => ({ data: await test.showOfferedTests(ctx) }));
  routes.on(tests.getBankTest, async (ctx, { params }) => ({
    data: await test.showTest(ctx, params.id),
  }));
  routes.on(tests.createBankTest, async (ctx, { body }) => ({
    data: await test.createTest(ctx, body),
  }));
  routes.on(tests.updateBankTest, async (ctx, { params, body }) => ({
    data: await test.updateTest(ctx, params.id, body),
  }));
  routes.on(tests.deleteBankTest, (ctx, { params }) => test.deleteTest(ctx, params.id));
  routes.on(tests.copyBankTest, async (ctx, { params }) => ({
    data: await test.copyTest(ctx, params.id),
  }));
  routes.on(tests.orderQuestions, async (ctx, { params, body }) => ({
    data: await test.orderQuestions(ctx, params.id, body.question_ids),
  }));
}

function sampleRoutes(routes: Registrar): void {
  routes.on(samples.listSamples, async (ctx) => ({ data: await showSamples(ctx.db) }));
  routes.onManual(samples.installSamples, (ctx, { body }) => addSamples(ctx, body));
}

function exchangeRoutes(routes: Registrar): void {
  routes.onManual(exchange.exportBankTest, (ctx, { params, query }) =>
    exportTest(ctx, { ...params, ...query }),
  );
  routes.onManual(exchange.previewExport, async (ctx, { params, query }) => ({
    data: await showExport(ctx, { ...params, ...query }),
  }));
  routes.onManual(exchange.previewImport, async (ctx, { body }) => ({
    data: await showImport(ctx, body),
  }));
  routes.onManual(exchange.importBankTest, (ctx, { body }) => importTest(ctx, body));
}

function questionRoutes(routes: Registrar): void {
  routes.on(questions.createQuestion, async (ctx, { body }) => ({
    data: await question.createQuestion(ctx, body),
  }));
  routes.on(questions.getQuestion, async (ctx, { params }) => ({
    data: presentQuestion(await getQuestion(ctx, params.id), ctx.language),
  }));
  for (const call of [questions.updateQuestion, questions.postQuestion]) {
    routes.on(call, async (ctx, { params, body }) => ({
      data: await question.updateQuestion(ctx, params.id, body),
    }));
  }
  routes.on(questions.deleteQuestion, (ctx, { params }) => question.deleteQuestion(ctx, params.id));
  routes.on(questions.copyQuestion, async (ctx, { params }) => ({
    data: await question.copyQuestion(ctx, params.id),
  }));
  routes.onManual(questions.getBankImage, (ctx, { params }) => showQuestionImage(ctx, params));
}

function optionRoutes(routes: Registrar): void {
  routes.on(questions.createOption, async (ctx, { body }) => ({
    data: await options.createOption(ctx, body),
  }));
  routes.on(questions.getOption, async (ctx, { params }) => ({
    data: await options.showOption(ctx, params.id),
  }));
  routes.on(questions.updateOption, async (ctx, { params, body }) => ({
    data: await options.updateOption(ctx, params.id, body),
  }));
  routes.on(questions.deleteOption, (ctx, { params }) => options.deleteOption(ctx, params.id));
  routes.on(questions.assignOptions, async (ctx, { body }) => ({
    data: await options.assignOptions(ctx, body),
  }));
  routes.on(questions.listOptionGroups, async (ctx) => ({
    data: (await listGroups(ctx.db)).map(groups.presentGroup),
  }));
  routes.on(questions.createOptionGroup, async (ctx, { body }) => ({
    data: await groups.createGroup(ctx, body),
  }));
  routes.on(questions.updateOptionGroup, async (ctx, { params, body }) => ({
    data: await groups.updateGroup(ctx, params.id, body),
  }));
  routes.on(questions.deleteOptionGroup, (ctx, { params }) => groups.deleteGroup(ctx, params.id));
}
