import type { ContactReason } from "../../src/caseFile/application.ts";
import { aCase } from "../caseBuilder.ts";
import type { FormCase } from "./forms.ts";

/** Forms that go with no application: a consent, and what is typed on screen. */

const asksFor = (reason: ContactReason) =>
  aCase()
    .type("IrccRequest")
    .application({ reasonsForContactingIRCC: [reason] });

export const rowsOfFormsNobodyFiles: readonly FormCase[] = [
  ["notes on a refusal", asksFor("caseNotesRefused"), "IMM5744", true],
  ["notes of a file in progress", asksFor("caseNotesPending"), "IMM5744", true],
  ["a correction", asksFor("correctError"), "IMM5744", false],
  ["a student, ahead of a refusal", aCase(), "IMM5744", true],
];
