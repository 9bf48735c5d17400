import { isAccepted } from "../../conditions/studies/study.ts";
import { submission, theFacts } from "../authority/applicantSubmission.ts";
import { enoughMoney, familyComes, refusalsAreTold, theLaws, twoIntents } from "../authority/provisions.ts";
import { currentJob, labelled, onFile } from "../authority/submission.ts";
import { fullName } from "../facts/applicant.ts";
import { education } from "../facts/ofFirm.ts";
import { refusalLinesOfFirm } from "../facts/refusals.ts";
import { atTheSchool, programGap, theProgram } from "../facts/studies.ts";
import { ofName } from "../facts/visit.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { daysAndPlace, leavesAfterStudies, letterOfAcceptance, transcripts } from "./studiesOfApplicant.ts";

/** The firm’s letter for a first study permit: accepted by a school, able to pay, and leaving afterwards. */

const acceptance: readonly LetterLine[] = [
  sentence(
    {
      en: "Section 219 of the Regulations asks for a letter of acceptance, and the school has accepted {name}.",
      fr: "L’article 219 du Règlement exige une lettre d’acceptation, et l’établissement a accepté la demande d’admission {ofStudent}.",
    },
    {
      name: fullName,
      ofStudent: ofName(fullName),
      accepted: (the) => (isAccepted.evaluate(the.case).holds ? "yes" : undefined),
    },
    {
      startsParagraph: true,
      gap: gap("The letter of acceptance", "La lettre d’acceptation", "documents.letter-of-acceptance"),
    },
  ),
  onFile([
    letterOfAcceptance,
    [
      "provincial-attestation-letter",
      { en: "the provincial attestation letter", fr: "la lettre d’attestation provinciale" },
    ],
    [
      "certificate-acceptation-du-quebec",
      { en: "the Quebec acceptance certificate", fr: "le certificat d’acceptation du Québec" },
    ],
    transcripts,
    ["study-plan", { en: "the statement of purpose", fr: "la lettre de motivation" }],
  ]),
];

export const studyPermitSubmission = submission({
  id: "studyPermitLegalSubmission",
  what: { en: "application for a study permit", fr: "demande de permis d’études" },
  facts: {
    id: "facts",
    title: theFacts,
    lines: [
      sentence(
        {
          en: "{name} asks for a study permit to follow {program} {atSchool}.",
          fr: "{name} demande un permis d’études pour suivre {program} {atSchool}.",
        },
        { name: fullName, program: theProgram, atSchool: atTheSchool },
        { startsParagraph: true, gap: programGap },
      ),
      ...daysAndPlace,
      labelled({ en: "Studies finished so far", fr: "Études terminées jusqu’ici" }, education),
      currentJob(fullName),
      ...familyComes,
      { each: refusalLinesOfFirm },
    ],
  },
  provisions: [theLaws, ...acceptance, ...enoughMoney, leavesAfterStudies("216(1)(b)"), twoIntents, refusalsAreTold],
});
