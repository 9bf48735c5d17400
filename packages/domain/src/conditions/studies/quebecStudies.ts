import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import { renewsStudy } from "../application/application.ts";
import { schoolProvince } from "./study.ts";

/**
 * Province of the studies that are applied for: of the new school for whoever changes, else of the school. Only who renews
 * is asked about a new school; for others it is not read, so that it does not count as missing.
 */
export function provinceOfStudies(the: CaseReader): ProvinceCode | undefined {
  const province =
    renewsStudy.evaluate(the).holds && the.answer("attendingNewDLI") === true
      ? the.answer("schoolAddress2Object")?.province
      : undefined;
  return province ?? schoolProvince(the);
}

export const studiesInQuebec = says(
  "studiesInQuebec",
  { en: "you will study in Quebec", fr: "vous étudierez au Québec" },
  (the) => provinceOfStudies(the) === "QC",
  {
    en: "your answers do not show that you will study in Quebec",
    fr: "vos réponses n’indiquent pas que vous étudierez au Québec",
  },
);
