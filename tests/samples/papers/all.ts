import { lettersOfAcceptance } from "./letterOfAcceptance.ts";
import type { Sample } from "./paper.ts";

/** Every made-up paper, for the score and for guards over all kinds. */
export const papers: readonly Sample[] = [...lettersOfAcceptance];
