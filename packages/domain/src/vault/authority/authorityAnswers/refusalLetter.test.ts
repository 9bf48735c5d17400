import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { refusalLetterPages } from "./refusalLetter.ts";

const court = aCase().type("JudicialReview");
const refused = aCase().status("Refused");
const request = aCase().type("IrccRequest");
const refusedBefore = aCase().answers({ previousVisas: [{ country: "GB", result: "refused" }] });

const levels: readonly LevelRow[] = [
  ["a court case", court, "refusalLetter", "Required", "isCourtCase"],
  [
    "a request for the notes on a refusal",
    request.application({ reasonsForContactingIRCC: ["caseNotesRefused"] }),
    "refusalLetter",
    "Required",
    "asksForNotesOnRefusal or asksForReconsideration",
  ],
  [
    "a request to look at it again",
    request.application({ reasonsForContactingIRCC: ["reconsideration"] }),
    "refusalLetter",
    "Required",
    "asksForNotesOnRefusal or asksForReconsideration",
  ],
  [
    "a student with a reason of an earlier request",
    aCase().application({ reasonsForContactingIRCC: ["reconsideration"] }),
    "refusalLetter",
    "NotApplicable",
    "otherwise",
  ],
  ["refused", refused, "refusalLetter", "Required", "wasRefused"],
  [
    "refused by the United Kingdom before",
    refusedBefore,
    "refusalLetter",
    "Required",
    "listsRefusal or wasRefusedByCanada",
  ],
  [
    "refused by Canada before",
    aCase().answers({ pastCanadianRefusal: true }),
    "refusalLetter",
    "Required",
    "listsRefusal or wasRefusedByCanada",
  ],
  ["never refused", aCase().answers({ pastCanadianRefusal: false }), "refusalLetter", "NotApplicable", "otherwise"],
  ["a court case", court, "officerNotes", "Recommended", "isCourtCase"],
  ["refused before", refusedBefore, "officerNotes", "IfApplicable", "listsRefusal or wasRefusedByCanada"],
  ["nothing answered", aCase(), "officerNotes", "NotApplicable", "otherwise"],
  ["refused, with a spouse", refused.spouse(), "spouseRefusalLetter", "Required", "wasRefused"],
  ["a spouse", aCase().spouse(), "spouseRefusalLetter", "IfApplicable", "otherwise"],
  ["no spouse", refused, "spouseRefusalLetter", "NotApplicable", "not spouseIsInCase"],
  ["refused, with a child", refused.child(5), "childRefusalLetter", "Required", "wasRefused"],
  ["a child", aCase().child(5), "childRefusalLetter", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a court case: the client brings the letter", court, "refusal-letter", ["View", "Upload"]],
];

describeLevels(refusalLetterPages, levels);
describePermissions(refusalLetterPages, permissions);
