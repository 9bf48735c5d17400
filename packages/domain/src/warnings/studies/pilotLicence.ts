import type { CaseReader } from "../../caseFile/reader.ts";
import { isFlightInstructor } from "../../conditions/studies/study.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** A graduate of a flight school needs the licence of a commercial pilot, or a rating and a job offer as an instructor. */

const anotherKind: Text = {
  en: "the kind of licence on this document is not that of a commercial or airline pilot",
  fr: "le type de licence sur ce document n’est pas celui d’un pilote professionnel ou de ligne",
};

/** A licence for airlines is more than one for commerce. */
const isEnough = /commercial|professionnel|airline|pilote de ligne|\b(CPL|ATPL)\b/iu;

function isNotCommercial(the: CaseReader): Outcome {
  const kind = said(the.document(), "licenceType");
  if (kind === undefined || isEnough.test(kind) || isFlightInstructor.evaluate(the).holds) return notRaised;
  return { holds: true, because: [anotherKind] };
}

export const pilotLicenceWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "notCommercialPilotLicence",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["graduationDate"],
    ofField: "licenceType",
    raisedWhen: isNotCommercial,
    name: { en: "Not Commercial Pilot Licence", fr: "Licence qui n’est pas de pilote professionnel" },
    message: {
      en: "This is not the licence of a commercial pilot.",
      fr: "Ceci n’est pas une licence de pilote professionnel.",
    },
    fix: {
      en: "Upload the commercial licence. With an instructor rating and a job offer, correct your answers instead.",
      fr: "Téléversez la licence professionnelle. Avec une qualification et une offre d’emploi d’instructeur, corrigez plutôt vos réponses.",
    },
  }),
];
