/** What other modules may use of reports. */
export { lookOf } from './pdf/own-data/access.words.ts';
export { printOwn } from './pdf/own-data/own-data-pdf.service.ts';
export { reportRoutes } from './report.routes.ts';
