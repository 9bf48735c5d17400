import { nameIn } from "../../fields/nameField.ts";
import { ofSupporters } from "../../finder/money.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";

/** In a table both names may stand below their labels, side by side. */
const supported: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:full )?name of (?:the )?(?:student|applicant|beneficiary)/,
    /^\W*(?:student|applicant|beneficiary)(?:'s)?(?: (?:full )?name)?(?=\W*(?::|$|\.\.))/,
    /^\W*nom (?:complet )?(?:de l'|du |de la )(?:etudiante?|beneficiaire|demandeu(?:r|se))/,
    /^\W*(?:etudiante?|beneficiaire)(?:\(e\))?(?=\W*(?::|$|\.\.))/,
  ],
};

/** Letters in which somebody promises to pay for a person's studies or stay. */
export const supporterLetter = labelledReader({
  documentType: "FinancialSupporterLetter",
  fields: [
    supported,
    {
      ...letterDate,
      sentences: [/\b(?:sworn|signed|declared|dated)\b[^.;]{0,60}? on (?<value>.{6,24}?)(?=[.;]| at | in |$)/],
    },
  ],
  finds: ofSupporters,
  always: ["financialSupporterFullName", "issueDate"],
});
