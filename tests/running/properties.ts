import fc from "fast-check";
import { drawnSeed } from "./drawnSeed.ts";

/** Properties of random values, all drawn by the seed of the run, so that `TEST_SEED=n` draws the same again. */
fc.configureGlobal({ seed: drawnSeed });

export { fc };
