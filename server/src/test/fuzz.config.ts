/** How many generated requests one run of the tests makes; long runs ask for more. */
// oxlint-disable-next-line node/no-process-env -- a setting of the test run, not of the product
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 400);
