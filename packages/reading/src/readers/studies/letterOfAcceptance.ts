import { ofAcceptance } from "../../finder/schools.ts";
import { countedIn } from "../money/accountFields.ts";
import { currencyOf } from "../money/paperCurrency.ts";
import { labelledReader } from "../labelledReader.ts";

/** Letters of acceptance of designated learning institutions, in English and French. */
export const letterOfAcceptance = labelledReader({
  documentType: "LetterOfAcceptance",
  fields: [],
  finds: ofAcceptance,
  async besides(pages, found) {
    const tuition = found["tuitionFees"];
    if (!tuition) return {};
    const currency = await currencyOf(pages, tuition);
    // What is below zero is no tuition: a person looks at it.
    const isSure = Number(tuition.value) > 0;
    return { tuitionFees: countedIn(tuition, isSure ? currency : undefined), ...(currency ? { currency } : {}) };
  },
  always: ["schoolName", "programName", "startOfCanadianStudyProgram", "tuitionFees"],
  often: ["studentId"],
});
