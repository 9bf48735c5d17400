import { earlyUpload, welcome } from "../../application/starting.ts";
import type { Section } from "../section.ts";

/** How the flows of students and their families begin (docs/facts/questionnaire.md section 1). */

export const start: Section = {
  id: "start",
  title: { en: "Getting started", fr: "Pour commencer" },
  steps: [welcome, earlyUpload],
};
