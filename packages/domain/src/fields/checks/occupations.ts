import { refusal, type Refusal } from "../../kernel/validation.ts";
import { isOccupation } from "../../lists/work/occupationCodes.ts";
import type { ValueCheck } from "../field.ts";
import { ofText } from "./checks.ts";

/** Said of words and of a code that are no occupation of the list. */
export const notAnOccupation: Refusal = refusal("notAnOccupation", {
  en: "This is not an occupation of the list. Search by the name of the job, then choose from the list.",
  fr: "Ceci n’est pas une profession de la liste. Cherchez par le nom de l’emploi, puis choisissez dans la liste.",
});

/** Codes of five digits may be well formed and still name nothing. */
export const anOccupation: ValueCheck = ofText((value) => (isOccupation(value) ? undefined : notAnOccupation));
