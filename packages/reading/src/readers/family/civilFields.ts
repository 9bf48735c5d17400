import { nameIn } from "../../fields/nameField.ts";
import type { SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { solemnDateIn } from "../studies/solemnDate.ts";

/** What papers of registries and courts say of people. */

const ends = String.raw`(?=\W*(?::|$|\.\.))`;
const of = (english: string, french: string): readonly RegExp[] => [
  new RegExp(`^\\W*(?:full |present |complete )?names? (?:and surname )?of (?:the )?(?:${english})`),
  new RegExp(`^\\W*(?:the )?(?:${english})(?:'s)?(?: (?:full )?name)?${ends}`),
  new RegExp(`^\\W*(?:nom|noms|nom complet|nom et prenoms?|prenoms? et nom) (?:de la |de l'|du )(?:${french})`),
  new RegExp(`^\\W*(?:${french})${ends}`),
];

const name = String.raw`(?<value>[^.;:\d]{4,70}?)`;
const other = String.raw`[^.;:\d]{4,70}?`;
const title = String.raw`(?:(?:mr|mrs|ms|miss|m|mme|mlle)\b\.? )?`;

const bound = String.raw`(?:were|have been|are|was|ont ete|se sont|sont|lawfully|legally|de nationalite|do solemnly|solemnly|declare|declarons)`;

/** The two people of a marriage, its end or a union, as they are printed: the first and the second. */
export const firstOfTwo: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: of(
    "(?:bride)?groom|husband|first (?:spouse|party)|spouse (?:1|a|one)|party (?:1|a)|applicant|petitioner|plaintiff|declarant (?:1|a)",
    "epoux|premier conjoint|premiere personne|conjoint(?:e|\\(e\\))? (?:1|a)|demandeu(?:r|se)|demanderesse|requerante?|declarante? (?:1|a)",
  ),
  sentences: [
    new RegExp(`\\b(?:that|between|we,?|of marriage of) ${title}${name},? and ${title}${other},? ${bound}`),
    new RegExp(`\\b(?:que|entre|nous,?|le mariage de) ${title}${name},? et ${title}${other},? ${bound}`),
    new RegExp(`\\bthat on [^.;]{6,50}\\d{4},? ${title}${name},? and ${title}${other},? ${bound}`),
  ],
};
export const secondOfTwo: SoughtField = {
  name: "spouseFullName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: of(
    "bride|wife|second (?:spouse|party)|spouse (?:2|b|two)|party (?:2|b)|respondent|defendant|declarant (?:2|b)|common-law partner",
    "epouse|second conjoint|seconde personne|deuxieme conjoint|conjoint(?:e|\\(e\\))? (?:2|b)|defendeur|defenderesse|intimee?|declarante? (?:2|b)|conjointe? de fait",
  ),
  sentences: [
    new RegExp(`\\b(?:that|between|we,?|of marriage of) ${title}${other},? and ${title}${name},? ${bound}`),
    new RegExp(`\\b(?:que|entre|nous,?|le mariage de) ${title}${other},? et ${title}${name},? ${bound}`),
    new RegExp(`\\bthat on [^.;]{6,50}\\d{4},? ${title}${other},? and ${title}${name},? ${bound}`),
  ],
};

/** The day of the paper, not of what it is about. */
export const civilDate: SoughtField = {
  name: "issueDate",
  parse: solemnDateIn,
  labels: [
    /^\W*(?:date of (?:issue|issuance|certificate|order|judgment|decree|declaration)|issued(?: on)?(?= |:)(?! (?:by|to|at|in|under)\b)|(?:certificate|order|judgment|declaration) date|declared on|sworn on)/,
    /^\W*(?:date (?:de (?:delivrance|l'acte|la delivrance|la copie)|d'etablissement|du (?:jugement|certificat)|de l'ordonnance|de la declaration)|delivree? le|etablie? le|rendue? le)/,
  ],
  orElse: letterDate,
};

const married = String.raw`(?:were |was )?(?:united|joined|married|solemni[sz]ed)(?: in (?:holy )?matrimony| in marriage)?`;

/** The day on which two people married. */
export const marriageDate: SoughtField = {
  name: "marriageDate",
  parse: solemnDateIn,
  labels: [
    /^\W*(?:date of (?:the )?(?:marriage|wedding|solemni[sz]ation)|marriage date|married on|date married)/,
    /^\W*(?:date (?:du|de) (?:la celebration du )?mariage|date de celebration|mariee?s? le|celebre le)/,
  ],
  sentences: [
    new RegExp(`\\b${married}[^.;]{0,60}? on (?:the )?(?<value>[^.;]{6,50}?\\d{4})`),
    new RegExp(`\\bthat on (?:the )?(?<value>[^.;]{6,50}?\\d{4})[^.;]{10,150} ${married}`),
    /\b(?:maries?|unis|mari et femme|celebre)\b[^.;]{0,60}? le (?<value>[^.;]{6,50}?\d{4})/,
  ],
};
