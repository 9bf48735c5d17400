import type { ContactReason } from "../../src/caseFile/application.ts";
import { aCase } from "../caseBuilder.ts";
import type { FormCase } from "./forms.ts";

/** Forms that go with no application: a consent, and what is typed on screen. */

const asksFor = (reason: ContactReason) =>
  aCase()
    .type("IrccRequest")
    .application({ reasonsForContactingIRCC: [reason] });

const invited = aCase().type("ExpressEntryIta");

export const rowsOfFormsNobodyFiles: readonly FormCase[] = [
  ["notes on a refusal", asksFor("caseNotesRefused"), "IMM5744", true],
  ["notes of a file in progress", asksFor("caseNotesPending"), "IMM5744", true],
  ["a correction", asksFor("correctError"), "IMM5744", false],
  ["a student, ahead of a refusal", aCase(), "IMM5744", true],

  ["an application after an invitation", invited, "IMM5669", true],
  ["the family after an invitation, on one form", invited.spouse().child(4), "IMM0008", true],
  ["before an invitation nobody asks for a background", aCase().type("ExpressEntry").spouse(), "IMM5645", false],
  ["the family of the applicant", invited, "IMM5406", true],
  ["the family of the spouse", invited.spouse(), "IMM5406 spouse", true],
  ["the family of a child of 18", invited.child(18), "IMM5406 child 1", true],
  ["the family of a child of 17", invited.child(17), "IMM5406 child 1", false],
  ["the spouse after an invitation", invited.spouse(), "IMM5669 spouse", true],
  ["a child of 18 after an invitation", invited.child(18), "IMM5669 child 1", true],
  ["a child of 17 after an invitation", invited.child(17), "IMM5669 child 1", false],
];
