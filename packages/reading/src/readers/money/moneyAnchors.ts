import { titled, type Anchors } from "../../anchor.ts";

/** What papers about money say of themselves. Every pattern counts once. */
export const moneyAnchors: Anchors = {
  BankStatements: [
    ...titled(
      4,
      /(?:bank|account|chequing|savings) statement|statement of account|releve (?:de compte|bancaire)/,
      /(?:opening|beginning|previous) balance[^]*(?:closing|ending|current) balance|solde (?:d'ouverture|initial|precedent)[^]*solde (?:de cloture|final|actuel)/,
    ),
    ...titled(
      2,
      /statement period|periode du releve|account (?:number|summary)|numero de compte/,
      /\bwithdrawals?\b[^]*\bdeposits?\b|\bdeposits?\b[^]*\bwithdrawals?\b|\bretraits?\b[^]*\bdepots?\b|\bdebits?\b[^]*\bcredits?\b/,
    ),
    // A credit card has statements, too; they show a debt.
    ...titled(
      -9,
      /\bminimum (?:payment|amount) (?:is )?due\b|\btotal minimum due\b|\bminimum payment\b|\bpayment due date\b|\bpaiement minim(?:um|al)\b|\bcredit card (?:account )?statement\b|\breleve de (?:la |votre )?carte de credit\b/,
    ),
  ],
  AccountStatement: [
    ...titled(
      6,
      /(?:account |bank )?balance (?:certificate|confirmation|letter)|(?:certificate|confirmation|proof) of (?:account |bank |account and )?balances?\b|bank(?:er'?s?'?)? (?:reference|confirmation|solvency)(?: letter| certificate)|account (?:confirmation|verification)(?: letter)?|confirmation of (?:bank )?account|solvency certificate|certificate of solvency|(?:attestation|certificat|confirmation) (?:de (?:solde|compte)|bancaire|d'avoirs?)|lettre (?:de confirmation )?(?:bancaire|de la banque)/,
    ),
    ...titled(
      3,
      /\b(?:holds?|maintains?|maintaining|has|have)\b[^.]{0,60}\baccounts?\b[^.]{0,60}\b(?:with|at|in) (?:us\b|our|this|the bank)/,
      /\b(?:detient|detenu|possede|titulaire)\b[^.]{0,60}\bcomptes?\b[^.]{0,60}(?:chez nous|aupres de|dans (?:notre|nos)|notre)/,
    ),
    ...titled(
      2,
      /balance (?:as (?:of|at|on)|stood|date)|balance[^.]{0,40}\bwas\b|solde (?:au|en date)|solde[^.]{0,40}\b(?:s'elev|etait de|est de)/,
    ),
    // What moved in a month is told by a statement.
    ...titled(-5, /\bopening balance\b|\bsolde (?:d'ouverture|initial)\b/),
  ],
  FixedDeposit: titled(
    6,
    /(?:fixed|term|time) deposits? (?:receipt|certificate|advice|confirmation|account|statement|details)|(?:certificat|recu|attestation|releve|confirmation|avis) (?:de|d'un|du) depot a terme|certificate of (?:term |fixed |time )?deposit|receipt for (?:a )?(?:fixed|term) deposit/,
  ).concat(
    titled(2, /maturity (?:date|value|amount)|date d'echeance/),
    titled(3, /\b(?:fixed|term|time) deposit\b|\bfdr? (?:account|receipt|number|no\b)|\bdepot a terme\b/),
    titled(1, /interest rate|rate of interest|taux d'interet/),
  ),
  GIC: titled(5, /guaranteed investment certificate|student gic|certificat de placement garanti/).concat(
    titled(
      3,
      /\bgic (?:account|number|certificate|confirmation|amount)|(?:gic|investment) balance confirmation|\bcpg\b|student (?:direct stream|partners program)/,
    ),
  ),
  LoanApprovalLetter: titled(
    5,
    /(?:loan (?:approval|sanction)|education loan|sanction letter)|(?:student )?(?:loan|line of credit)[^.]{0,60} (?:was|is|has been) approved|approval of (?:your |the |a )?(?:student |education )?(?:loan|line of credit)|(?:approbation|octroi|accord) (?:de|d'un|du) pret|pret[^.]{0,60} (?:a ete|est) (?:accepte|accorde|approuve|octroye)/,
  ).concat(
    titled(
      3,
      /(?:loan|sanctioned|approved) (?:amount|limit)|loan facility|montant (?:du pret|accorde|approuve|octroye)/,
      /\bborrower\b|\brepayment\b|\bmoratorium\b|\bemprunteu(?:r|se)\b|\bremboursement du pret\b/,
    ),
  ),
  FinancialSupporterLetter: titled(
    6,
    /(?:letter|affidavit|declaration|undertaking|statement) of (?:financial )?(?:support|sponsorship)|(?:financial )?(?:support|sponsor(?:ship)?) (?:letter|affidavit|declaration|undertaking)|(?:lettre|attestation|declaration|engagement) (?:de (?:soutien|parrainage|prise en charge|appui))/,
  ).concat(
    titled(
      3,
      /\b(?:i|we)\b[^.]{0,120}\b(?:will|shall|undertake to|agree to|am willing to|promise to|commit to)\b[^.]{0,20}(?:pay|cover|support|fund|sponsor|bear|provide)|\bje\b[^.]{0,120}(?:m'engage a|vais|prendrai|assumerai|soutiendrai|paierai|couvrirai)/,
      /\b(?:financial supporter|financially support|sponsor(?:ed)? (?:his|her|their|my|the))|soutien financier|prendre en charge|prise en charge/,
    ),
  ),
};
