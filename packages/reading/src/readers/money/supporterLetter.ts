import { nameIn } from "../../fields/nameField.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";

const name = String.raw`(?<value>[^.;:\d]{4,70}?)`;
const relative =
  "(?:only |elder |younger |eldest |youngest )?(?:son|daughter|brother|sister|niece|nephew|wife|husband|spouse|child|grandson|granddaughter|cousin|friend)";
const parente =
  "(?:fils|fille|frere|soeur|niece|neveu|epouse|epoux|conjointe?|enfant|petit-fils|petite-fille|cousine?|amie?)";

const supporter: SoughtField = {
  name: "financialSupporterFullName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:full )?name of (?:the )?(?:financial )?(?:sponsor|supporter|guarantor)/,
    /^\W*(?:financial )?(?:sponsor|supporter|guarantor)(?:'s)?(?: (?:full )?name)?(?=\W*(?::|$|\.\.))/,
    /^\W*nom (?:complet )?(?:du|de la|de l')\s?(?:repondante?|garante?|personne (?:qui soutient|repondante)|soutien(?: financier)?)/,
    /^\W*(?:repondante?|garante?)(?:\(e\))?(?=\W*(?::|$|\.\.))/,
  ],
  sentences: [
    new RegExp(
      `(?:^|[.:;] |\\b)i,? (?:the undersigned,? |mr\\.? |mrs\\.? |ms\\.? )?${name}(?=,| \\(| of | residing | holder | born | hereby | am | do | will | confirm| declare| undertake)`,
    ),
    new RegExp(
      `\\bje,? soussignee?(?:\\(e\\))?,? (?:(?:m|mme|mlle)\\b\\.? )?${name}(?=,| \\(| demeurant| domicilie| nee? | declare| certifie| m'engage| atteste| confirme)`,
    ),
    new RegExp(`\\bmy name is ${name}(?=,|\\.| and )`),
    new RegExp(`\\bje m'appelle ${name}(?=,|\\.| et )`),
  ],
};

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
  sentences: [
    new RegExp(
      `\\b(?:father|mother|parent|brother|sister|uncle|aunt|guardian|husband|wife|spouse) of (?!the |our |a |an )${name}(?=,| \\(| and | who | in | at |\\.|;)`,
    ),
    new RegExp(
      `\\b(?:pere|mere|frere|soeur|oncle|tante|epoux|epouse|conjointe?) de (?!la |l'|le )${name}(?=,| \\(| et | qui | au | a |\\.|;)`,
    ),
    new RegExp(
      `\\bmy ${relative},? (?:mr\\.? |ms\\.? |miss )?${name}(?=,| \\(| who | in | at | for | during | while | to | with | has | is | will |'s |\\.|;)`,
    ),
    new RegExp(
      `\\b(?:(?:to|will|shall|fully|financially|be|am) (?:fully |financially )?(?:support|sponsor)(?:ing)?|expenses of|studies of|fees of|costs of) (?!the |my |all |his |her |their |your )${name}(?=,| \\(| who | in | at | for | during | while | to |\\.|;)`,
    ),
    new RegExp(
      `\\b(?:mon|ma) ${parente},? ${name}(?=,| \\(| qui | au | a l| a la | pendant | durant | pour | dans | est | sera |\\.|;)`,
    ),
    new RegExp(
      `\\b(?:etudes|frais|depenses) de ${name}(?=,| \\(| qui | au | a l| a la | pendant | durant | pour |\\.|;)`,
    ),
  ],
};

/** Letters in which somebody promises to pay for a person's studies or stay. */
export const supporterLetter = labelledReader({
  documentType: "FinancialSupporterLetter",
  fields: [
    supporter,
    supported,
    {
      ...letterDate,
      sentences: [/\b(?:sworn|signed|declared|dated)\b[^.;]{0,60}? on (?<value>.{6,24}?)(?=[.;]| at | in |$)/],
    },
  ],
  always: ["financialSupporterFullName", "issueDate"],
});
