import { ofAuthority } from "../../finder/people.ts";
import { wordsIn } from "../../fields/textField.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { clientNumber } from "./clientNumber.ts";
import { refusalReasonIn, refusalReasonOf } from "./refusalGrounds.ts";

const asked =
  "study permit|work permit|temporary resident visa|visitor visa|visitor record|temporary resident permit|electronic travel authorization|permanent residence";
const demande =
  "permis d'etudes|permis de travail|visa de resident temporaire|visa de visiteur|fiche de visiteur|permis de sejour temporaire|autorisation de voyage electronique|residence permanente";

/** Letters in which the authority refuses an application. */
export const refusalLetter = labelledReader({
  documentType: "RefusalLetter",
  finds: ofAuthority,
  fields: [
    clientNumber,
    letterDate,
    {
      name: "visaType",
      parse: wordsIn(80),
      labels: [/^\W*(?:application type|type of application|type de demande)(?=\W*(?::|$|\.\.))/],
      // First the sentence that refuses: the letter may speak of earlier applications and of other permits.
      sentences: [
        new RegExp(
          `\\b(?:review of|assessment of|considered|refuse|refusing|thank you for|regarding|concerning) your application for (?:an? )?(?<value>${asked})`,
        ),
        new RegExp(`\\byour application for (?:an? )?(?<value>${asked})[^.]{0,60} (?:has been|is|was) refused`),
        new RegExp(
          `\\b(?:fait suite a|examen de|etude de|examine|refuse|remercions de|concernant|concerne|au sujet de) votre demande de (?<value>${demande})`,
        ),
        new RegExp(`\\bvotre demande de (?<value>${demande})[^.]{0,60} (?:a ete|est) (?:refusee|rejetee)`),
      ],
    },
    { name: "refusalReason", parse: refusalReasonIn, otherwise: refusalReasonOf },
  ],
  besides: applicantName,
  always: ["applicantFullName", "uciNumber", "issueDate", "refusalReason"],
});
