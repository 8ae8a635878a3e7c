/** How many generated requests one run of the tests makes; long runs ask for more. */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 400);

/** How many of them are on their way together. */
export const atOnce = 16;

/** How often each hostile file is sent to each call that takes one; long runs ask for more. */
export const hostileRounds = Number(process.env['HOSTILE_ROUNDS'] ?? 1);
