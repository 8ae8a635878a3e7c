import { isOn } from '@assay/contract/fields';
import * as contract from '@assay/contract/logical';
import type { LogicalSection } from '@assay/contract/logical';
import { logicalTexts } from '@assay/instruments/logical/own-texts';
import { practiceItems } from '@assay/instruments/logical/practice';
import type { Registrar } from '../../../platform/http/registrar.ts';
import type { AnswerServices } from '../answer/answer.service.ts';
import { saveAnswer } from './answer.service.ts';
import { openSection } from './questions.service.ts';
import { showOwnLogicalResults } from './results.service.ts';
import { endSection, showTime } from './section.service.ts';

export function logicalRoutes(routes: Registrar, services: AnswerServices): void {
  routes.on(contract.getLogicalPractice, ({ language }) => {
    const { practice } = logicalTexts(language);
    const explained = (section: LogicalSection) =>
      practiceItems(section).map((item, at) => ({
        ...item,
        explanation: practice[section][at] ?? item.explanation,
      }));
    return Promise.resolve({
      data: { analogy: explained('analogy'), sequence: explained('sequence') },
    });
  });

  routes.on(contract.getAnalogyQuestions, async (ctx, { query }) => {
    const begin = isOn(query.begin ?? '1');
    const { questions, total, ...state } = await openSection(ctx, 'analogy', { begin });
    return { data: { ...state, analogyQuestions: questions, analogyQuestionsCountTotal: total } };
  });
  routes.on(contract.getSequenceQuestions, async (ctx, { query }) => {
    const begin = isOn(query.begin ?? '1');
    const { questions, total, ...state } = await openSection(ctx, 'sequence', { begin });
    return { data: { ...state, sequenceQuestions: questions, sequenceQuestionsCountTotal: total } };
  });

  routes.onManual(contract.answerAnalogy, async (ctx, { body }) => ({
    data: await saveAnswer(services, ctx, 'analogy', body),
  }));
  routes.onManual(contract.answerSequence, async (ctx, { body }) => ({
    data: await saveAnswer(services, ctx, 'sequence', body),
  }));

  routes.on(contract.getAnalogyTime, async (ctx, { query: { visit, leaving } }) => ({
    data: await showTime(ctx, 'analogy', { visit, leaving: isOn(leaving) }),
  }));
  routes.on(contract.getSequenceTime, async (ctx, { query: { visit, leaving } }) => ({
    data: await showTime(ctx, 'sequence', { visit, leaving: isOn(leaving) }),
  }));
  routes.onManual(contract.completeAnalogy, async (ctx) => ({
    data: await endSection(ctx, 'analogy'),
  }));
  routes.onManual(contract.completeSequence, async (ctx) => ({
    data: await endSection(ctx, 'sequence'),
  }));

  routes.on(contract.getOwnLogicalResults, async (ctx) => ({
    data: await showOwnLogicalResults(ctx),
  }));
}
