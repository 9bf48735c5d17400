import { says } from "../../caseFile/rule.ts";
import { all, not } from "../../kernel/condition.ts";
import { typeIsOneOf } from "../application/application.ts";
import { passportsOf } from "./identity.ts";

/** A citizen of Canada is no foreign national (Immigration and Refugee Protection Act, sections 2 and 19): nothing here is for them. */

const isAskedOfCitizensToo = typeIsOneOf(
  "isAskedOfCitizensToo",
  {
    en: "citizens ask for this too",
    fr: "les citoyens demandent cela aussi",
  },
  ["SinRequest", "IrccRequest", "JudicialReview"],
);

const listsCanadianPassport = says(
  "listsCanadianPassport",
  { en: "a Canadian passport is listed", fr: "un passeport canadien est indiqué" },
  (the) => passportsOf(the)?.includes("CA") ?? false,
);

export const isCanadianCitizen = all(listsCanadianPassport, not(isAskedOfCitizensToo));
