import { placementNeedsPermit } from "../../conditions/studies/placementPermit.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage } from "../../caseFile/uploadedDocument.ts";
import { isStudent } from "../../conditions/application/application.ts";
import { expiryOf } from "../../conditions/documentExpiry.ts";
import { holderOf } from "../../caseFile/whose/documentHolder.ts";
import { startOfStudies } from "../../conditions/studies/studyExtension.ts";
import { addDays, daysBetween, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { expiryWarnings } from "../../tables/status/expiryWarnings.ts";
import { restorationWindow } from "../../tables/status/stays.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import { needsRestoration } from "./validity.ts";

/** Permits that somebody holds: one that makes another application likelier, one that has to be restored, one for a placement. */

const raised = (because: Text): Outcome => ({ holds: true, because: [because] });

const text = {
  stillValid: {
    en: "this study permit is valid for more than {days} days, and you are applying for a first one",
    fr: "ce permis d’études est valide pour plus de {days} jours, et vous en demandez un premier",
  },
  endedInTime: {
    en: "this permit ended, and the {days} days to restore it are not over",
    fr: "ce permis a pris fin, et les {days} jours pour le rétablir ne sont pas écoulés",
  },
  notForPlacement: {
    en: "this work permit is of another kind than the one for a placement",
    fr: "ce permis de travail est d’un autre type que celui d’un stage",
  },
  endsBeforeStudies: {
    en: "this work permit ends before the studies of this application begin",
    fr: "ce permis de travail prend fin avant le début des études de cette demande",
  },
} satisfies Record<string, Text>;

const isStudyPermit = (the: CaseReader): boolean =>
  the.document().documentType === "StudyPermit" || said(the.document(), "studyPermitExpiryDate") !== undefined;

/** Where the permit that is applied for comes later, a valid one is what it should be: only the place of a current permit is looked at. */
function isStillValid(the: CaseReader): Outcome {
  const document = the.document();
  if (!liesOnPage(document, "current-valid-permit") || !isStudent.evaluate(the).holds) return notRaised;
  const [end, limit] = [expiryOf(the)?.date, the.row(expiryWarnings)];
  if (end === undefined || !limit.found || !isStudyPermit(the)) return notRaised;
  const days = limit.row.value.later;
  return end > addDays(the.today(), days) ? raised(fill(text.stillValid, { days })) : notRaised;
}

/** Of the applicant as the answers and papers together say it; of the family by the permit alone. */
function isToRestore(the: CaseReader): Outcome {
  const document = the.document();
  const [end, window] = [expiryOf(the)?.date, the.row(restorationWindow)];
  if (end === undefined || !window.found || end >= the.today()) return notRaised;
  const days = window.row.value;
  const isInTime = daysBetween(end, the.today()) <= days;
  if (liesOnPage(document, "current-valid-permit"))
    return isInTime && needsRestoration.evaluate(the).holds ? raised(fill(text.endedInTime, { days })) : notRaised;
  const isOfFamily =
    liesOnPage(document, "spe-family-spouse-current-valid-permit") ||
    liesOnPage(document, "spe-family-child-current-valid-permit");
  return isOfFamily && isInTime ? raised(fill(text.endedInTime, { days })) : notRaised;
}

/** Whether a placement needs a work permit of its own today. */
function needsPermit(the: CaseReader): boolean {
  const level = the.answer("formCanadianLevelOfStudy") ?? the.answer("canadianLevelOfStudy");
  return placementNeedsPermit(the, level) === true;
}

function isNotForPlacement(the: CaseReader): Outcome {
  const document = the.document();
  if (!liesOnPage(document, "co-op-work-permit") || holderOf(the, document)?.is !== "main" || !needsPermit(the))
    return notRaised;
  const kind = said(document, "workPermitType");
  if (kind !== undefined && kind !== "coOp") return raised(text.notForPlacement);
  const [end, start]: readonly (IsoDate | undefined)[] = [expiryOf(the)?.date, startOfStudies(the)];
  return end !== undefined && start !== undefined && end < start ? raised(text.endsBeforeStudies) : notRaised;
}

export const permitDocumentWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "validPermitUploaded",
    isBlocking: false,
    isPopUp: true,
    relatedFields: ["studyPermitExpiryDate"],
    raisedWhen: isStillValid,
    name: { en: "Valid Permit Uploaded", fr: "Permis valide téléversé" },
    message: {
      en: "This permit is still valid. You may need an extension, not a first permit.",
      fr: "Ce permis est toujours valide. Il vous faut peut-être une prolongation plutôt qu’un premier permis.",
    },
    fix: {
      en: "Confirm the type of your application with your legal team.",
      fr: "Confirmez le type de votre demande avec votre équipe juridique.",
    },
  }),
  documentWarning({
    id: "permitRestorationRequired",
    isBlocking: false,
    isPopUp: true,
    relatedFields: ["studyPermitExpiryDate"],
    raisedWhen: isToRestore,
    name: { en: "Permit Restoration Required", fr: "Rétablissement du statut requis" },
    message: {
      en: "The status that this permit gave has ended. It can still be restored.",
      fr: "Le statut que ce permis donnait a pris fin. Il peut encore être rétabli.",
    },
    fix: {
      en: "Ask for restoration in time. Until it is granted, do not study or work.",
      fr: "Demandez le rétablissement à temps. D’ici à ce qu’il soit accordé, n’étudiez pas et ne travaillez pas.",
    },
  }),
  documentWarning({
    id: "coOpWorkPermitNotValid",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["startOfCanadianStudyProgram"],
    raisedWhen: isNotForPlacement,
    name: { en: "Co-op Work Permit Not Valid", fr: "Permis de travail coop non valide" },
    message: {
      en: "This work permit cannot be used for the placement.",
      fr: "Ce permis de travail ne peut pas servir pour le stage.",
    },
    fix: {
      en: "Upload the permit for the placement, or ask your legal team whether one is needed.",
      fr: "Téléversez le permis pour le stage, ou demandez à votre équipe juridique s’il en faut un.",
    },
  }),
];
