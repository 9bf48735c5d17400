import type { Source } from "../kernel/trace.ts";
import { generalKnowledge, productSpecification } from "../tables/sources.ts";

/** What the rules of the forms rest on. Only the checklist for study permits was read whole in the authority's own text. */

export const studyPermitChecklist: Source = {
  title: "IRCC document checklist for a study permit (IMM 5483), edition 08-2025",
  checkedOn: "2026-11-20",
  status: "verified",
};

export const studentExtensionGuide: Source = generalKnowledge(
  "IRCC guide 5552, applying to change conditions or extend a stay in Canada as a student",
);

export const workPermitChecklists: Source = generalKnowledge(
  "IRCC document checklists for work permits (IMM 5488, IMM 5556)",
);

export const visitorChecklists: Source = generalKnowledge("IRCC document checklists for visitors (IMM 5484, IMM 5558)");

export const notesWithConsent: Source = productSpecification("document 2 section 4");

export const expressEntryOnScreen: Source = {
  ...generalKnowledge("IRCC, Express Entry: how to apply after an invitation, as secondary pages tell it"),
  checkedOn: "2026-11-22",
};

export const formsInSpecification: Source = productSpecification("document 1 section 4 and document 2 section 4");

export const familyFormInSpecification: Source = productSpecification("document 3 sections 3.9, 5.5 and 6");
