import { text } from "../text.ts";

/** Of a document on which sources differ, some values stand in one of them alone: those do not differ, and are not sure either. */
export const differingWords = (claims: number) => (claims > 1 ? text.sourcesDiffer : text.onlyOneSays);
