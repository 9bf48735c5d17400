import { titled, type Anchors } from "../../anchor.ts";
import { monthWord } from "../../fields/dateField.ts";

const openings =
  "(?:(?:opening|beginning|previous) balance|balance (?:b ?\\/ ?f|brought forward)|solde (?:d'ouverture|initial|precedent|reporte)|saldo (?:anterior|inicial|iniziale)|(?:anfangs|eroffnungs)saldo|alter (?:saldo|kontostand)|devreden|so du dau|期初余额|承上結餘|входящий остаток)";
const closings =
  "(?:(?:closing|ending|current) balance|balance (?:c ?\\/ ?f|carried forward|as at)|(?:nouveau solde|solde (?:de cloture|final|actuel|au \\d))|saldo (?:final|actual|atual|finale)|(?:end|schluss)saldo|neuer (?:saldo|kontostand)|so du cuoi|期末余额|結餘轉下頁|исходящий остаток)";

const day = String.raw`(?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{1,2}[-/. ]?${monthWord}(?:[-/., ]{0,2}(?:20)?\d{2})?|${monthWord} ?\d{1,2}(?:,? 20\d\d)?|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})`;
const amount = String.raw`\d[.,]\d{2}(?!\d)`;
/** Days of rows that stand near enough to their amounts. */
const between = (most: number): string => `(?:(?! ${day} ).){0,${most}}?`;

/** Whether so many rows begin with a day and hold so many amounts. */
function rowsOf(amounts: 1 | 2, count: number): Pick<RegExp, "test"> {
  const second = amounts === 2 ? `(?= )${between(40)}${amount}` : "";
  const row = new RegExp(`(?<=^| )${day} ${between(90)}${amount}${second}`, "g");
  return { test: (text) => [...text.matchAll(row)].length >= count };
}

/** What papers about money say of themselves. Every pattern counts once. */
export const moneyAnchors: Anchors = {
  BankStatements: [
    ...titled(
      4,
      /(?:bank|(?<!student )account|chequing|checking|savings|member|deposit|integrated|consolidated|combined) (?:e-?)?statement(?! of (?:financial|fees))|\be-statement\b|statement of (?:your )?(?:bank )?account|releve (?:de compte|bancaire|de vos comptes|d'operations|d'identite et d'operations)|\bextrato\b(?: de conta| bancario| consolidado)?|\bextracto (?:de cuenta|bancario)|\bestado de cuenta\b|\bkontoauszug\b|\bestratto conto\b|\brekening ?(?:afschrift|koran)\b|\bwyciag\b|\bhesap (?:ozeti|ekstresi|hareketleri)\b|\bsao ke\b|\bpenyata akaun\b|对账单|對賬單|綜合結單|交易明细|выписка|كشف حساب|รายการเดินบัญชี/,
      new RegExp(`${openings}[^]*${closings}`, "u"),
    ),
    ...titled(
      3,
      /\b(?:transaction|account|bank) (?:history|activity)\b|\btransactions (?:from|for|between)\b|\bhistorique (?:du compte|des (?:transactions|operations))\b|\bmovimientos\b|\bpass ?book\b|\b(?:chequing|checking|savings|current) statement\b/,
    ),
    // Rows that begin with a day, end in a balance and follow one another are of an account, whatever language its heads are in.
    ...titled(4, rowsOf(2, 5)),
    ...titled(2, rowsOf(1, 5)),
    ...titled(
      2,
      /statement period|periode du releve|account (?:number|summary)|numero de compte|\bdepositor\b|\ba\/c no\b|\bacct\.? no\b|\bprepared for\b|\bcovered period\b|\bcompte de depot\b|\bagencia\b.{0,20}\bconta\b|\biban\b|\bifsc\b/,
      /\bwithdrawals?\b[^]*\bdeposits?\b|\bdeposits?\b[^]*\bwithdrawals?\b|\bretraits?\b[^]*\bdepots?\b|\bdebits?\b[^]*\bcredits?\b|\bmoney out\b[^]*\bmoney in\b|\bpaid out\b[^]*\bpaid in\b/,
      /\b(?:date|data|fecha|datum|tarih|ngay)\b[^\d.:]{6,120}\b(?:balance|bal|solde|saldo|bakiye|so du)\b/,
    ),
    ...titled(
      -6,
      /\bstudent (?:account|financial|fee)s? (?:statement|summary|activity|history)\b|\bstatement of (?:fees|tuition|student account)\b/,
    ),
    // A credit card has statements, too; they show a debt.
    ...titled(
      -24,
      /\bminimum (?:payment|amount) (?:is )?due\b|\btotal minimum due\b|\bminimum payment\b|\bpayment due date\b|\bpaiement minim(?:um|al)\b|\bcredit card (?:account )?statement\b|\breleve de (?:la |votre )?carte de credit\b/,
    ),
  ],
  AccountStatement: [
    ...titled(
      6,
      /\b(?:confirmation|certificate|attestation|statement) of (?:the )?(?:deposit |account |bank |current |savings )*balances?\b|\bcertificado (?:de saldo|bancario)\b|\bconstancia (?:de saldo|bancaria)\b|\breferencia bancaria\b|\bdeclaracao (?:bancaria|de saldo)\b|\bxac nhan so du\b|\bsaldobestatigung\b|\bzaswiadczenie o (?:saldzie|stanie)\b|\bsurat (?:keterangan|referensi) bank\b|存款证明|存款證明|справка об остатке|(?:account |bank )?balance (?:certificate|confirmation|letter)|(?:certificate|confirmation|proof) of (?:account |bank |account and )?balances?\b|bank(?:er'?s?'?)? (?:reference|confirmation|solvency)(?: letter| certificate)|account (?:confirmation|verification)(?: letter)?|confirmation of (?:bank )?account|solvency certificate|certificate of solvency|(?:attestation|certificat|confirmation) (?:de (?:solde|compte)|bancaire|d'avoirs?)|lettre (?:de confirmation )?(?:bancaire|de la banque)/,
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
    ...titled(-5, /\bopening balance\b|\bsolde (?:d'ouverture|initial)\b/, rowsOf(2, 5)),
  ],
  FixedDeposit: titled(
    6,
    /\b(?:confirmation|placement|certificate|advice|receipt) of (?:your |the |a )?(?:fixed|term|time) deposits?\b|\bdeposito a plazo(?: fijo)?\b|\bfestgeld\b|\bdeposito a prazo\b|\bbilyet deposito\b|定期存款|定期存单|(?:fixed|term|time) deposits? (?:receipt|certificate|advice|confirmation|account|statement|details)|(?:certificat|recu|attestation|releve|confirmation|avis) (?:de|d'un|du) depot a terme|certificate of (?:term |fixed |time )?deposit|receipt for (?:a )?(?:fixed|term) deposit/,
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
    /\bloan (?:commitment|offer|agreement|facility letter|award)\b|\b(?:letter of )?(?:loan|credit) (?:sanction|commitment)\b|\bin-principle (?:approval|sanction)\b|\bsanction of (?:your |an? )?(?:education(?:al)? )?loan\b|(?:loan (?:approval|sanction)|education loan|sanction letter)|(?:student )?(?:loan|line of credit)[^.]{0,60} (?:was|is|has been) approved|approval of (?:your |the |a )?(?:student |education )?(?:loan|line of credit)|(?:approbation|octroi|accord) (?:de|d'un|du) pret|pret[^.]{0,60} (?:a ete|est) (?:accepte|accorde|approuve|octroye)/,
  ).concat(
    titled(
      3,
      /(?:loan|sanctioned|approved) (?:amount|limit)|loan facility|montant (?:du pret|accorde|approuve|octroye)/,
      /\bborrower\b|\brepayment\b|\bmoratorium\b|\bemprunteu(?:r|se)\b|\bremboursement du pret\b/,
    ),
  ),
  FinancialSupporterLetter: titled(
    6,
    /\bfinancial (?:support|sponsorship) (?:for|of)\b|\b(?:letter|affidavit|deed|undertaking|statement|declaration) of (?:maintenance|guarantee|sponsorship|support)\b|\bcarta (?:de (?:patrocinio|responsabilidad|apoyo)|responsiva)\b|(?:letter|affidavit|declaration|undertaking|statement) of (?:financial )?(?:support|sponsorship)|(?:financial )?(?:support|sponsor(?:ship)?) (?:letter|affidavit|declaration|undertaking)|(?:lettre|attestation|declaration|engagement) (?:de (?:soutien|parrainage|prise en charge|appui))/,
  ).concat(
    titled(
      3,
      /\b(?:i|we)\b[^.]{0,160}\b(?:father|mother|parents?|brother|sister|uncle|aunt|guardian|husband|wife|spouse|grandfather|grandmother|cousin)\b[^]{0,400}\b(?:pay|cover|support|fund|sponsor|bear|responsible|undertake)\b/,
      /\b(?:i|we)\b[^.]{0,120}\b(?:will|shall|undertake to|agree to|am willing to|promise to|commit to)\b[^.]{0,20}(?:pay|cover|support|fund|sponsor|bear|provide)|\bje\b[^.]{0,120}(?:m'engage a|vais|prendrai|assumerai|soutiendrai|paierai|couvrirai)/,
      /\b(?:financial supporter|financially support|sponsor(?:ed)? (?:his|her|their|my|the))|soutien financier|prendre en charge|prise en charge/,
    ),
  ),
};
