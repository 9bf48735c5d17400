import { journeysCalledFor } from "./journeysCalledFor.ts";
import { partsCalledFor } from "./partsCalledFor.ts";

/**
 * The tests of which `npm test` runs a share or nothing, and `npm run test:all` everything: each with the folders whose change
 * calls for all of it. `.ci/run` looks here after `npm test`.
 */
export const calledForBy: Readonly<Record<string, readonly string[]>> = { ...partsCalledFor, ...journeysCalledFor };
