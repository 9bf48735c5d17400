import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import type { RequirementLevel } from "../page.ts";

/** Which applications are Express Entry, and how the level of one of its papers ends in any other. */

export const expressEntryTypes: readonly ApplicationType[] = ["ExpressEntry", "ExpressEntryIta"];

export const notExpressEntry: CaseRule<RequirementLevel>["otherwise"] = [
  { en: "this is not an Express Entry case", fr: "il ne s’agit pas d’un dossier d’Entrée express" },
  "NotApplicable",
];
