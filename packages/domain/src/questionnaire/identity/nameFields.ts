import { nameWords } from "../../fields/names.ts";
import type { Field } from "../step.ts";
import { latinName } from "../../fields/checks/texts.ts";

/** A name in its two parts, as the passport has them. */
export const nameFields: readonly Field[] = [
  {
    id: "givenName",
    kind: "name",
    question: nameWords.givenNames,
    needed: "always",
    checks: [latinName],
  },
  {
    id: "familyName",
    kind: "name",
    question: nameWords.familyName,
    needed: "always",
    checks: [latinName],
  },
];
