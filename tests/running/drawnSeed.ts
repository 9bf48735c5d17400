/**
 * Which random cases are tried, and which of the shares below: drawn for each run in vitest.config.ts, so that many runs meet
 * everything; `TEST_SEED=n` draws the same again. A seed that failed stays as a row of its test, beside this one.
 */
export const drawnSeed = Number(process.env["TEST_SEED"] ?? 0);
