import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { serviceAndCourtRecordPages } from "./serviceAndCourtRecords.ts";

const crime = "toldOfCrime or criminalStatusPicked or wasIncarcerated";

const levels: readonly LevelRow[] = [
  [
    "military service in the form",
    aCase().form({ "background.militaryQuestions.militaryService": "Yes" }),
    "militaryServiceRecord",
    "Recommended",
    "servedInMilitary",
  ],
  ["the form not begun", aCase(), "militaryServiceRecord", "NotApplicable", "otherwise"],
  ["in prison once", aCase().answers({ hasBeenIncarcerated: true }), "criminalRecordDocuments", "Required", crime],
  ["no crime", aCase().answers({ hasCriminalHistory: false }), "criminalRecordDocuments", "NotApplicable", "otherwise"],
];

describeLevels(serviceAndCourtRecordPages, levels);
