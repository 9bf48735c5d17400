import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { any, not } from "../../kernel/condition.ts";
import { isOneOf } from "../oneOf.ts";

/**
 * Two answers that say the same thing. The specification asks for the province of the school by itself and again in its
 * address, and for the country where somebody lives and again in their address (document 3 sections 3.1 and 3.5): what is
 * known is not asked again, and where two answers differ, it is said.
 */

const otherProvinceInSchoolAddress = (the: CaseReader): boolean => {
  const inAddress = the.answer("schoolAddressObject")?.province;
  const answered = the.answer("province");
  return inAddress !== undefined && answered !== undefined && inAddress !== answered;
};

const schoolProvinceIsAnswered = says(
  "schoolProvinceIsAnswered",
  { en: "you gave the province of the school", fr: "vous avez indiqué la province de l’établissement" },
  (the) => the.answer("province") !== undefined,
  {
    en: "your answers do not name the province of the school",
    fr: "vos réponses ne nomment pas la province de l’établissement",
  },
);

export const schoolAddressNamesOtherProvince = says(
  "schoolAddressNamesOtherProvince",
  {
    en: "the address of the school names another province than your answer",
    fr: "l’adresse de l’établissement nomme une autre province que votre réponse",
  },
  otherProvinceInSchoolAddress,
  {
    en: "your answers do not name two provinces for the school",
    fr: "vos réponses ne nomment pas deux provinces pour l’établissement",
  },
);

const studiesInCanada = ["secondaryInCanada", "postSecondaryInCanada"] as const;

/** Where somebody studied last, and whether they ever studied in Canada, are two questions (document 3 section 3.1). */
export const studiedInCanadaYesAndNo = says(
  "studiedInCanadaYesAndNo",
  {
    en: "your last studies were in Canada, and you answered that you did not study there",
    fr: "vos dernières études étaient au Canada, et vous avez répondu ne pas y avoir étudié",
  },
  (the) => isOneOf(the.answer("mostRecentStudies"), studiesInCanada) && the.answer("studiedInCanada") === false,
);

/** The address asks for the province only where nothing else tells it, or where the two differ. */
export const addressAsksForProvince = any(not(schoolProvinceIsAnswered), schoolAddressNamesOtherProvince);
