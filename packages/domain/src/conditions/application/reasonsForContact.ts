import type { ContactReason } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";

/**
 * Why IRCC is contacted, the one value that rules read (ADR 0195). In a request the person says it; until then holds what it
 * was started for. In every other application the team records it.
 */
export const contactReasons = (the: CaseReader): readonly ContactReason[] =>
  (the.application("type") === "IrccRequest" ? the.answer("reasonsForContactingIRCC") : undefined) ??
  the.application("reasonsForContactingIRCC") ??
  [];

const contactsIrccFor = (id: string, sentence: Text, reason: ContactReason): CaseCondition =>
  says(id, sentence, (the) => contactReasons(the).includes(reason));

export const changesWorkConditions = contactsIrccFor(
  "changesWorkConditions",
  {
    en: "you ask to change the work conditions of a study permit",
    fr: "vous demandez de changer les conditions de travail d’un permis d’études",
  },
  "changeWorkConditions",
);

export const reportsNewSchool = contactsIrccFor(
  "reportsNewSchool",
  { en: "you tell IRCC about a change of school", fr: "vous signalez un changement d’établissement à IRCC" },
  "changeDli",
);

export const asksForMedicalExtension = contactsIrccFor(
  "asksForMedicalExtension",
  { en: "you ask for more time for the medical exam", fr: "vous demandez un délai pour l’examen médical" },
  "medicalExtension",
);
