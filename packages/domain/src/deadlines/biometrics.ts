import type { CaseReader } from "../caseFile/reader.ts";
import { showsReceipt } from "../conditions/authority/proofs.ts";
import { lettersTo } from "../conditions/application/peopleOfCase.ts";
import type { Text } from "../kernel/text.ts";
import { biometricsDeadline } from "../tables/biometrics/biometrics.ts";
import { regulations } from "../tables/sources.ts";
import { dateRead, deadline, type Deadline } from "./deadline.ts";
import { letterDeadlines, type LetterTime, type RequestLetter } from "./requestLetters.ts";

const time: Omit<LetterTime, "days"> = {
  fromLetter: {
    en: "biometrics are usually due within {days} days of the request letter; the date in the letter itself counts",
    fr: "les données biométriques sont en général à donner dans les {days} jours suivant la lettre de demande; la date inscrite dans la lettre fait foi",
  },
  fromUpload: {
    en: "biometrics are usually due within {days} days of the request letter; we do not know the date of the letter, so these days are counted from its upload; the true day may be earlier, so enter the date of the letter",
    fr: "les données biométriques sont en général à donner dans les {days} jours suivant la lettre de demande; nous ne connaissons pas la date de la lettre, alors ces jours sont comptés à partir de son téléversement; le vrai jour peut être plus tôt, alors entrez la date de la lettre",
  },
  notKnown: {
    en: "no number of days is known for today; look at the date in the letter",
    fr: "aucun nombre de jours n’est connu à ce jour; regardez la date inscrite dans la lettre",
  },
};

/** The request letter of each person waits until that person’s receipt is in the vault. */
export const requestLetter: RequestLetter = {
  id: "biometrics",
  kind: "biometrics",
  title: { en: "Give your biometrics", fr: "Donner vos données biométriques" },
  titleOf: { en: "Give the biometrics{of}", fr: "Donner les données biométriques{of}" },
  pages: lettersTo("biometrics-request-letter"),
  doneAt: "biometrics-receipt",
  waiting: (the, person, letters) => (showsReceipt(the, person) ? [] : letters),
  time: (the) => {
    const days = the.row(biometricsDeadline);
    return { ...time, days: days.found ? days.row.value : undefined };
  },
};

/** Due date of each person’s biometrics. */
export const biometricsDeadlines = (the: CaseReader): readonly Deadline[] => letterDeadlines(the, requestLetter);

const expiryTitle: Text = { en: "Biometrics expire", fr: "Fin de validité des données biométriques" };
const expiryReason: Text = {
  en: "your biometrics are valid until this day, and a stay cannot go past it without new ones",
  fr: "vos données biométriques sont valides jusqu’à ce jour, et un séjour ne peut pas le dépasser sans de nouvelles données",
};
const stayLimit = regulations("section 183(4)");

/** Expiry of the applicant’s biometrics, as answered or as read in the validity letter, from today on. */
export function biometricsExpiry(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  const expiry =
    reader.answer("biometricsExpiryDate") ?? dateRead(reader, "biometrics-validity-letter", "biometricsExpiryDate");
  if (expiry === undefined || expiry < reader.today()) return [];
  reader.trace.cite(stayLimit);
  return [deadline(reader, { id: "biometricsExpiry", title: expiryTitle }, expiry, expiryReason)];
}
