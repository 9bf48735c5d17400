import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import { SituationInCanada } from "../../conditions/status/situationInCanada.ts";
import { addMonths, daysBetween, type IsoDate } from "../../kernel/calendarDate.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { expiryWarnings } from "../../tables/status/expiryWarnings.ts";
import { assessmentWarning } from "../warning.ts";

/** Warnings about permits and passports that ended or soon will, by the dates that were answered. */

const daysLeft = (the: CaseReader, key: AnswerKey): number | undefined => {
  const expiry = the.answer(key);
  return typeof expiry === "string" ? daysBetween(the.today(), expiry) : undefined;
};

const ended = (id: string, key: AnswerKey, sentence: Text): CaseCondition =>
  says(id, sentence, (the) => (daysLeft(the, key) ?? 0) < 0);

type Days = { readonly soon: number; readonly later: number; readonly months: number };

/** `least` and `most` days are left, both counted. */
const endsWithin = (
  id: string,
  key: AnswerKey,
  sentence: Text,
  window: (days: Days, today: IsoDate) => readonly [number, number],
): CaseCondition =>
  says(id, sentence, (the) => {
    const left = daysLeft(the, key);
    const rules = the.row(expiryWarnings);
    if (left === undefined || !rules.found) return false;
    const [least, most] = window(rules.row.value, the.today());
    return left >= least && left <= most;
  });

const study: Text = {
  en: "your study permit ends on the date that you gave",
  fr: "votre permis d’études prend fin à la date indiquée",
};
const work: Text = {
  en: "your work permit ends on the date that you gave",
  fr: "votre permis de travail prend fin à la date indiquée",
};

const endedWithinRestorationWindow = says(
  "endedWithinRestorationWindow",
  {
    en: "your permit or status ended and you still have time to restore it",
    fr: "votre permis ou votre statut a pris fin et le délai de rétablissement n’est pas écoulé",
  },
  (the) => {
    const now = new SituationInCanada(the);
    return !now.isPending() && now.hasEnded() && now.expiredDays() <= (now.restorationDays() ?? 0);
  },
);

/** As the result about applying from inside Canada says it, by the same last day: answered, else read in the permit or record. */
export const needsRestoration = all(isInCanada, endedWithinRestorationWindow);

/** The day a year from now, by the table of warnings; nothing while the passport’s end is not answered or is over. */
const endOfPassport = (the: CaseReader): { readonly expiry: IsoDate; readonly soon: IsoDate } | undefined => {
  const expiry = the.answer("passportExpiryDate");
  const rules = the.row(expiryWarnings);
  if (expiry === undefined || !rules.found || expiry < the.today()) return undefined;
  return { expiry, soon: addMonths(the.today(), rules.row.value.passportMonths) };
};

const passportEndsSoon = says(
  "passportEndsSoon",
  { en: "your passport ends within a year", fr: "votre passeport expire d’ici un an" },
  (the) => {
    const end = endOfPassport(the);
    return end !== undefined && end.expiry < end.soon;
  },
);

const passportEndsBeforeStudies = says(
  "passportEndsBeforeStudies",
  { en: "your passport ends before your studies do", fr: "votre passeport expire avant la fin de vos études" },
  (the) => {
    const [end, graduation] = [endOfPassport(the), the.answer("graduationDate")];
    return end !== undefined && graduation !== undefined && end.expiry < graduation;
  },
);

/** Before the end of the stay as far as it is known; without it, within a year. */
const passportEndsEarly = any(passportEndsSoon, passportEndsBeforeStudies);

const passive = { isBlocking: false, isPopUp: false } as const;

const studyPermitEnded = ended("studyPermitEnded", "studyPermitExpiryDate", study);

const studyPermitEndsSoon = endsWithin("studyPermitEndsSoon", "studyPermitExpiryDate", study, ({ soon }) => [0, soon]);

const studyPermitEndsLater = endsWithin("studyPermitEndsLater", "studyPermitExpiryDate", study, ({ soon, later }) => [
  soon + 1,
  later,
]);

const studyPermitEndsThisHalfYear = endsWithin(
  "studyPermitEndsThisHalfYear",
  "studyPermitExpiryDate",
  study,
  ({ later, months }, today) => [later + 1, daysBetween(today, addMonths(today, months))],
);

const workPermitEnded = ended("workPermitEnded", "pgwpExpiryDate", work);

const workPermitEndsSoon = endsWithin("workPermitEndsSoon", "pgwpExpiryDate", work, ({ later }) => [0, later]);

const passportEnded = ended("passportEnded", "passportExpiryDate", {
  en: "your passport ended before today",
  fr: "votre passeport a expiré avant aujourd’hui",
});

export const validityWarnings = [
  assessmentWarning({
    id: "permitRestorationRequired",
    name: { en: "Permit Restoration Required", fr: "Rétablissement du statut requis" },
    message: {
      en: "Your status has ended. You need to ask for restoration before you study or work.",
      fr: "Votre statut a pris fin. Demandez le rétablissement avant d’étudier ou de travailler.",
    },
    fix: {
      en: "Ask for restoration within 90 days of the end.",
      fr: "Demandez le rétablissement dans les 90 jours suivant la fin.",
    },
    isBlocking: false,
    isPopUp: true,
    raisedWhen: needsRestoration,
  }),
  assessmentWarning({
    id: "studyPermitExpired",
    name: { en: "Study Permit Expired", fr: "Permis d’études expiré" },
    message: { en: "Your study permit has expired.", fr: "Votre permis d’études est expiré." },
    fix: {
      en: "Ask about restoration if 90 days have not passed.",
      fr: "Renseignez-vous sur le rétablissement si 90 jours ne sont pas passés.",
    },
    ...passive,
    raisedWhen: studyPermitEnded,
  }),
  assessmentWarning({
    id: "studyPermitExpiring30Days",
    name: { en: "Study Permit Expiring Within 30 Days", fr: "Permis d’études expirant d’ici 30 jours" },
    message: { en: "Your study permit ends within 30 days.", fr: "Votre permis d’études expire d’ici 30 jours." },
    fix: { en: "Apply for the extension now.", fr: "Demandez la prolongation dès maintenant." },
    ...passive,
    raisedWhen: studyPermitEndsSoon,
  }),
  assessmentWarning({
    id: "studyPermitExpiring90Days",
    name: { en: "Study Permit Expiring Within 90 Days", fr: "Permis d’études expirant d’ici 90 jours" },
    message: {
      en: "Your study permit has 90 days or less left.",
      fr: "Il reste 90 jours ou moins à votre permis d’études.",
    },
    fix: { en: "Plan your extension now.", fr: "Préparez la prolongation dès maintenant." },
    ...passive,
    raisedWhen: studyPermitEndsLater,
  }),
  assessmentWarning({
    id: "studyPermitExpiring6Months",
    name: { en: "Study Permit Expiring Within 6 Months", fr: "Permis d’études expirant d’ici 6 mois" },
    message: { en: "Your study permit ends within six months.", fr: "Votre permis d’études expire d’ici six mois." },
    fix: { en: "Note the date for your extension.", fr: "Notez la date en vue de la prolongation." },
    ...passive,
    raisedWhen: studyPermitEndsThisHalfYear,
  }),
  assessmentWarning({
    id: "workPermitExpired",
    name: { en: "Work Permit Expired", fr: "Permis de travail expiré" },
    message: { en: "Your work permit has expired.", fr: "Votre permis de travail est expiré." },
    fix: {
      en: "Upload a newer permit, or the proof of renewal.",
      fr: "Téléversez un permis plus récent ou la preuve du renouvellement.",
    },
    ...passive,
    raisedWhen: workPermitEnded,
  }),
  assessmentWarning({
    id: "workPermitExpiring",
    name: { en: "Work Permit Expiring", fr: "Permis de travail bientôt expiré" },
    message: { en: "Your work permit ends soon.", fr: "Votre permis de travail expire bientôt." },
    fix: {
      en: "Apply for the next permit before it ends.",
      fr: "Demandez le prochain permis avant la fin de celui-ci.",
    },
    ...passive,
    raisedWhen: workPermitEndsSoon,
  }),
  assessmentWarning({
    id: "passportExpired",
    name: { en: "Passport Expired", fr: "Passeport expiré" },
    message: { en: "This passport has expired.", fr: "Ce passeport est expiré." },
    fix: { en: "Renew it, then enter the new one.", fr: "Renouvelez-le, puis entrez le nouveau." },
    isBlocking: true,
    isPopUp: false,
    raisedWhen: passportEnded,
  }),
  assessmentWarning({
    id: "passportExpiringSoon",
    name: { en: "Passport Expiring Soon", fr: "Passeport bientôt expiré" },
    message: {
      en: "Your passport expires soon, and a permit cannot be longer than the passport.",
      fr: "Votre passeport expire bientôt, et un permis ne peut pas dépasser sa validité.",
    },
    fix: { en: "Renew the passport before you apply.", fr: "Renouvelez le passeport avant de présenter la demande." },
    ...passive,
    raisedWhen: passportEndsEarly,
  }),
];
