/** What other modules may use of reports. */
export { accessLabel } from './pdf/own-data/access.words.ts';
export { printOwn } from './pdf/own-data/own-data-pdf.service.ts';
export { printInterview } from './interview/interview-print.service.ts';
export { comparableFitOf } from './personality/personality-fit.service.ts';
export { purposeOf } from './report-frame.presenter.ts';
export { reportRoutes } from './report.routes.ts';
export { readResult, requireReadable } from './readable.service.ts';
export { stateCells, tableHeads } from './words/table-messages.data.ts';
export { listKindsShared, listSharedTests, showTestCards } from './card/card.service.ts';
