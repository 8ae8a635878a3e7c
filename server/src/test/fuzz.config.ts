/** How many generated requests one run of the tests makes; long runs ask for more. */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 400);
