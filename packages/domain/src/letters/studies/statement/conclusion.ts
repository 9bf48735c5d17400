import { documentsOn } from "../../facts/visit.ts";
import { studiesEnd } from "../../facts/studies.ts";
import { isAnswer } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { section } from "./section.ts";

/** How the statement ends: what comes after the program, and what its conditions are. */

const enclosed = documentsOn([
  ["letter-of-acceptance", { en: "my letter of acceptance", fr: "ma lettre d’acceptation" }],
  ["tuition-receipt", { en: "the receipt for my tuition", fr: "le reçu de mes droits de scolarité" }],
  ["education-credentials", { en: "my diplomas", fr: "mes diplômes" }],
  ["transcripts", { en: "my transcripts", fr: "mes relevés de notes" }],
  ["language-test", { en: "the results of my language test", fr: "les résultats de mon test de langue" }],
  ["employment-letter", { en: "a letter of my employer", fr: "une lettre de mon employeur" }],
  ["returning-job-offer", { en: "the offer of a job after my studies", fr: "l’offre d’emploi pour mon retour" }],
  ["proof-of-funds", { en: "my bank statements", fr: "mes relevés bancaires" }],
  [
    "financial-supporter-letter",
    { en: "the letter of the person who helps me to pay", fr: "la lettre de la personne qui m’aide à payer" },
  ],
]);

export const conclusion = section({
  id: "conclusion",
  title: { en: "Conclusion", fr: "Conclusion" },
  fields: [],
  lines: [
    sentence(
      {
        en: "My program ends on {end}, and I intend to use what it teaches me in the way that I have described under “My Plan”.",
        fr: "Mon programme se termine le {end}, et j’ai l’intention d’utiliser ce qu’il m’apprend de la façon décrite sous «\u00A0Mon projet\u00A0».",
      },
      { end: studiesEnd },
    ),
    sentence(
      {
        en: "I may apply for permanent residence later, and I know that this does not give me a right to stay longer than my permit allows.",
        fr: "Je demanderai peut-être plus tard la résidence permanente, et je sais que cela ne me donne pas le droit de rester plus longtemps que mon permis ne le permet.",
      },
      {},
      { when: isAnswer("willPursuePr", "yes") },
    ),
    sentence(
      {
        en: "I know the conditions of a study permit, and that I have to leave Canada when the stay that was authorized ends.",
        fr: "Je connais les conditions d’un permis d’études, et je sais que je dois quitter le Canada à la fin du séjour autorisé.",
      },
      {},
    ),
    sentence({ en: "I enclose {documents}.", fr: "Je joins {documents}." }, { documents: enclosed }),
    sentence({ en: "Thank you for considering my application.", fr: "Je vous remercie d’examiner ma demande." }, {}),
  ],
});
