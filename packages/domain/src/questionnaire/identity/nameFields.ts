import type { Field } from "../step.ts";
import { latinName } from "../../fields/checks/texts.ts";

/** A name in its two parts, as the passport has them. */
export const nameFields: readonly Field[] = [
  {
    id: "givenName",
    kind: "text",
    question: { en: "Given names", fr: "Prénoms" },
    needed: "always",
    checks: [latinName],
  },
  {
    id: "familyName",
    kind: "text",
    question: { en: "Family name", fr: "Nom de famille" },
    needed: "always",
    checks: [latinName],
  },
];
