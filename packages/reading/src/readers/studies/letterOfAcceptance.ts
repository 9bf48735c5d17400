import { ofAcceptance } from "../../finder/schools.ts";
import { currencyOf } from "../money/paperCurrency.ts";
import { labelledReader } from "../labelledReader.ts";

/** Letters of acceptance of designated learning institutions, in English and French. */
export const letterOfAcceptance = labelledReader({
  documentType: "LetterOfAcceptance",
  fields: [],
  finds: ofAcceptance,
  async besides(pages, found) {
    const currency = await currencyOf(pages, found["tuitionFees"]);
    return currency ? { currency } : {};
  },
  always: ["schoolName", "programName", "startOfCanadianStudyProgram", "tuitionFees"],
  often: ["studentId"],
});
