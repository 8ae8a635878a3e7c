import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

/** Reads the first sheet apart from the node: a sheet made to exhaust memory or time takes down this thread alone. */

const { content, maxRows, maxColumns } = workerData as {
  content: ArrayBuffer;
  maxRows: number;
  maxColumns: number;
};
const rows = await readSheet(content);
parentPort?.postMessage({
  count: rows.length,
  rows: rows
    .slice(0, maxRows)
    .map((row) => row.slice(0, maxColumns).map((cell) => (cell === null ? '' : String(cell)))),
});
