/** What other modules may use of reports. */
export { printOwn } from './pdf/own-data/own-data-pdf.service.ts';
export { reportRoutes } from './report.routes.ts';
