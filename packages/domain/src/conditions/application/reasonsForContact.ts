import type { ContactReason } from "../../caseFile/application.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";

const contactsIrccFor = (id: string, sentence: Text, reason: ContactReason): CaseCondition =>
  says(id, sentence, (the) => the.application("reasonsForContactingIRCC")?.includes(reason) ?? false);

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
