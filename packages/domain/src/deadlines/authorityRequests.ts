import type { CaseReader } from "../caseFile/reader.ts";
import { isYouthMobility } from "../conditions/application/application.ts";
import { lettersTo } from "../conditions/application/peopleOfCase.ts";
import { isOpenRequest } from "../conditions/authority/authorityRequests.ts";
import { dayOf, wasAnswered } from "../conditions/authority/letterDates.ts";
import { examPlace, examProof, isShownBy, passportWasSent, visaInPassport } from "../conditions/authority/proofs.ts";
import type { Text } from "../kernel/text.ts";
import {
  furtherDocumentsDeadline,
  medicalRequestDeadline,
  passportRequest,
} from "../tables/authority/authorityLetters.ts";
import type { Deadline } from "./deadline.ts";
import { letterDeadlines, type LetterTime, type RequestLetter } from "./requestLetters.ts";

/** Days by which each person answers what the authority asks for by letter (document 3 section 4.5). */

const notKnown: Text = {
  en: "no number of days is known for today; look at the date in the letter",
  fr: "aucun nombre de jours n’est connu à ce jour; regardez la date inscrite dans la lettre",
};

const fromUpload = (usual: Text): Text => ({
  en: `${usual.en}; we do not know the date of the letter, so these days are counted from its upload; the true day may be earlier, so enter the date of the letter`,
  fr: `${usual.fr}; nous ne connaissons pas la date de la lettre, alors ces jours sont comptés à partir de son téléversement; le vrai jour peut être plus tôt, alors entrez la date de la lettre`,
});

const timeOf = (days: number | undefined, usual: Text): LetterTime => ({
  days,
  fromLetter: {
    en: `${usual.en}; the date in the letter itself counts`,
    fr: `${usual.fr}; la date inscrite dans la lettre fait foi`,
  },
  fromUpload: fromUpload(usual),
  notKnown,
});

export const medical: RequestLetter = {
  id: "medicalExam",
  kind: "medicalExam",
  title: { en: "Do your immigration medical exam", fr: "Passer votre examen médical aux fins de l’immigration" },
  titleOf: { en: "Immigration medical exam{of} is due", fr: "Examen médical aux fins de l’immigration{of} à passer" },
  pages: lettersTo("medical-request-letter"),
  doneAt: (the, person) => examPlace(the, person)?.page,
  waiting: (the, person, letters) =>
    letters.filter((letter) => !wasAnswered(letter) && !isShownBy(dayOf(letter), examProof(the, person))),
  time: (the) => {
    const days = the.row(medicalRequestDeadline);
    return timeOf(days.found ? days.row.value : undefined, {
      en: "the exam is usually due within {days} days of the letter that asks for it",
      fr: "l’examen doit en général avoir lieu dans les {days} jours suivant la lettre qui le demande",
    });
  },
};

export const passport: RequestLetter = {
  id: "originalPassport",
  kind: "passport",
  title: { en: "Send your original passport for the visa", fr: "Envoyer votre passeport original pour le visa" },
  titleOf: { en: "Send the original passport{of} for the visa", fr: "Envoyer le passeport original{of} pour le visa" },
  pages: lettersTo("original-passport-request"),
  doneAt: lettersTo("original-passport-request"),
  waiting: (the, person, letters) =>
    passportWasSent(the)
      ? []
      : letters.filter((letter) => !wasAnswered(letter) && !isShownBy(dayOf(letter), visaInPassport(the, person))),
  time: (the) => {
    const row = the.row(passportRequest);
    return timeOf(row.found ? row.row.value.sendWithinDays : undefined, {
      en: "the original passport is sent within {days} days of the letter that asks for it",
      fr: "le passeport original s’envoie dans les {days} jours suivant la lettre qui le demande",
    });
  },
};

export const documents: RequestLetter = {
  id: "additionalDocuments",
  kind: "documents",
  title: { en: "Answer the request for documents", fr: "Répondre à la demande de documents" },
  titleOf: { en: "Answer the request for documents{of}", fr: "Répondre à la demande de documents au sujet{of}" },
  pages: lettersTo("additional-document-request"),
  doneAt: lettersTo("additional-document-request"),
  waiting: (the, _person, letters) => letters.filter((letter) => isOpenRequest(the, letter)),
  eachCounts: true,
  time: (the) => {
    if (!isYouthMobility.evaluate(the).holds) return undefined;
    const row = the.row(furtherDocumentsDeadline);
    return timeOf(row.found ? row.row.value.youthMobility : undefined, {
      en: "further documents are due within {days} days of the request",
      fr: "les documents supplémentaires sont à fournir dans les {days} jours suivant la demande",
    });
  },
};

const letters = [medical, passport, documents];

export const authorityRequestDeadlines = (the: CaseReader): readonly Deadline[] =>
  letters.flatMap((letter) => letterDeadlines(the, letter));

/** Whether a deadline is that of a letter which asks somebody for something, and whose request nobody recorded. */
export const isOfUnsplitLetter = (id: string): boolean =>
  letters.some((letter) => id === letter.id || id.startsWith(`${letter.id}.`));
