import { titled, type Anchors } from "../../anchor.ts";

/** What papers about work say of themselves. */
export const workAnchors: Anchors = {
  EmploymentLetter: titled(
    4,
    /(?:employment|experience) (?:letter|certificate|verification)|lettre (?:d'emploi|de l'employeur)|attestation d'emploi|confirmation of employment/,
  ).concat(
    titled(
      2,
      /(?:annual|monthly|gross) (?:salary|income)|salaire (?:annuel|mensuel|brut)/,
      /has been employed|is employed (?:with|by|at)|est (?:a l'emploi|employe)/,
    ),
  ),
  PaySlip: titled(4, /pay ?(?:slip|stub)|bulletin de paie|earnings statement/),
  TaxDocument: titled(
    4,
    /notice of assessment|avis de cotisation|statement of remuneration paid|etat de la remuneration payee/,
  ).concat(titled(2, /canada revenue agency|agence du revenu du canada/)),
  Resume: titled(3, /curriculum vitae|\bresume\b/).concat(
    titled(2, /work experience[^]*education|experience professionnelle[^]*formation/),
  ),
};
