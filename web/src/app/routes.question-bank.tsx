import { createRoute } from '@tanstack/react-router';
import { bankListSearch } from '../features/question-bank/search.ts';
import { lazyPage } from './lazy-page.ts';
import { operatorGuard } from './routes.staff.ts';

// There is no screen of one option: a question shows all of its own.
const questionBank = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/list',
  validateSearch: (search): Partial<ReturnType<typeof bankListSearch>> => bankListSearch(search),
  component: lazyPage(
    () => import('../pages/admin/question-bank/question-list.tsx'),
    'QuestionListPage',
  ),
});

const bankTestForm = () => import('../pages/admin/question-bank/question-test-form.tsx');

const bankTestNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/new',
  component: lazyPage(bankTestForm, 'QuestionTestNewPage'),
});

const bankTestEdit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/edit/$mcqTestId',
  component: lazyPage(bankTestForm, 'QuestionTestEditPage'),
});

const bankTestView = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/view/$mcqTestId',
  component: lazyPage(
    () => import('../pages/admin/question-bank/question-test-view.tsx'),
    'QuestionTestViewPage',
  ),
});

const bankTestPreview = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/preview/$mcqTestId',
  component: lazyPage(
    () => import('../pages/admin/question-bank/question-test-preview.tsx'),
    'QuestionTestPreviewPage',
  ),
});

const questionForm = () => import('../pages/admin/question-bank/question-form.tsx');

const questionNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/question/new/$mcqTestId',
  component: lazyPage(questionForm, 'QuestionNewPage'),
});

const questionEdit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/question/edit/$mcqTestId/$mcqTestQuestionId',
  component: lazyPage(questionForm, 'QuestionEditPage'),
});

const questionView = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId',
  component: lazyPage(
    () => import('../pages/admin/question-bank/question-view.tsx'),
    'QuestionViewPage',
  ),
});

const questionOptionForm = () => import('../pages/admin/question-bank/question-option-form.tsx');

const questionOptionNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/option/new/$mcqTestId/$mcqTestQuestionId',
  component: lazyPage(questionOptionForm, 'QuestionOptionNewPage'),
});

const questionOptionEdit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/option/edit/$mcqTestId/$mcqTestQuestionId/$mcqTestQuestionOptionId',
  component: lazyPage(questionOptionForm, 'QuestionOptionEditPage'),
});

const questionGroups = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/multiple-choice-questions/option-groups',
  component: lazyPage(
    () => import('../pages/admin/question-bank/question-groups.tsx'),
    'QuestionGroupsPage',
  ),
});

export const questionBankRoutes = [
  questionBank,
  bankTestNew,
  bankTestEdit,
  bankTestView,
  bankTestPreview,
  questionNew,
  questionEdit,
  questionView,
  questionOptionNew,
  questionOptionEdit,
  questionGroups,
] as const;
