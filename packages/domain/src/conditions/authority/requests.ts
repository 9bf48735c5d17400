import type { ContactReason } from "../../caseFile/application.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { contactReasons } from "../application/reasonsForContact.ts";

/** What a request to IRCC is about. */

const asksFor = (id: string, sentence: Text, reason: ContactReason): CaseCondition =>
  says(id, sentence, (the) => the.application("type") === "IrccRequest" && contactReasons(the).includes(reason));

export const asksToChangeWorkConditions = asksFor(
  "asksToChangeWorkConditions",
  {
    en: "you ask to change the work conditions of a study permit",
    fr: "vous demandez de changer les conditions de travail d’un permis d’études",
  },
  "changeWorkConditions",
);

export const asksForNotesOnRefusal = asksFor(
  "asksForNotesOnRefusal",
  { en: "you ask for the officer’s notes on a refusal", fr: "vous demandez les notes de l’agent sur un refus" },
  "caseNotesRefused",
);

export const asksForNotesOnOpenFile = asksFor(
  "asksForNotesOnOpenFile",
  { en: "you ask for the notes of a file in progress", fr: "vous demandez les notes d’un dossier en cours" },
  "caseNotesPending",
);

export const asksForCorrection = asksFor(
  "asksForCorrection",
  { en: "you ask to have an error corrected", fr: "vous demandez la correction d’une erreur" },
  "correctError",
);

export const asksToChangePersonalInformation = asksFor(
  "asksToChangePersonalInformation",
  { en: "you ask to change personal information", fr: "vous demandez de changer des renseignements personnels" },
  "changePersonalInfo",
);

export const asksToReplacePermit = asksFor(
  "asksToReplacePermit",
  { en: "you ask to have a permit replaced", fr: "vous demandez le remplacement d’un permis" },
  "replacePermit",
);

export const asksForReconsideration = asksFor(
  "asksForReconsideration",
  { en: "you ask IRCC to look at a decision again", fr: "vous demandez à IRCC de réexaminer une décision" },
  "reconsideration",
);

export const tellsOfNewSchool = asksFor(
  "tellsOfNewSchool",
  { en: "you tell IRCC about a change of school", fr: "vous signalez un changement d’établissement à IRCC" },
  "changeDli",
);
