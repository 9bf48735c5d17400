import { amountIn } from "../../fields/moneyField.ts";
import { dateIn } from "../../fields/dateField.ts";
import { codeIn, institutionNumberIn, monthsIn, wordsIn } from "../../fields/textField.ts";
import { currencyOf } from "../money/paperCurrency.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { personNames } from "../personName.ts";
import { schoolOfLetterhead } from "./schoolName.ts";

const date = String.raw`(?<value>.{6,30}?)`;

/** What is asked of a later year, of a deposit or of living costs is not the tuition of the first year. */
const ofSomethingElse =
  /deposit|depot|second year|deuxieme annee|living|subsistance|insurance|assurance|refund|rembours|scholarship|bourse|balance due/;

const fields: readonly SoughtField[] = [
  {
    name: "schoolName",
    parse: wordsIn(150),
    mayWrap: true,
    labels: [
      /^\W*(?:full |legal )?name of (?:the )?(?:institution|school|university|college)/,
      /^\W*(?:institution|school|university|college)(?:'s)? name/,
      /^\W*nom (?:complet )?(?:de l'|du )(?:etablissement(?: d'enseignement)?|ecole|universite|college)/,
      /^\W*(?:designated learning )?institution(?! number| no| id|s\b| type)\b/,
      /^\W*etablissement(?: d'enseignement(?: designe)?)?(?! no| numero)\b/,
    ],
    otherwise: schoolOfLetterhead,
  },
  {
    name: "dliNumber",
    parse: institutionNumberIn,
    labels: [
      /(?:designated learning institution|dli)(?: \(dli\))?(?:'s)? ?(?:number|no\b\.?|#|id)?/,
      /(?:numero|no\b\.?|n°) (?:de l'|d')?(?:eed|etablissement d'enseignement designe)/,
      /\beed\b/,
    ],
    sentences: [/\b(?:dli|eed)\b[^.]{0,40}?(?<value>[o0]\s?\d{11,12})/],
  },
  {
    name: "studentId",
    parse: codeIn(4),
    labels: [
      /^\W*student(?:'s)? (?:id(?:entification)?|number|no\b\.?|#)(?: (?:number|no\b\.?))?/,
      /^\W*(?:numero|no\b\.?|n°) (?:d'|de l')?(?:etudiante?|dossier|matricule)(?:\(e\))?/,
      /^\W*(?:matricule|code permanent)/,
      /^\W*(?:applicant|application) (?:id|number|no\b\.?)/,
    ],
    sentences: [/student (?:id|number)(?: is|:)? (?<value>[a-z]{0,3}-?\d[\da-z-]{3,14})/],
  },
  {
    name: "programName",
    parse: wordsIn(150),
    mayWrap: true,
    labels: [
      /^\W*(?:academic )?program(?:me)? (?:name|title|of study)/,
      /^\W*(?:field|program)(?:\/program(?:me)?)? of study/,
      /^\W*(?:nom|titre) du programme/,
      /^\W*programme(?: d'etudes)?(?! (?:start|end|length|begins|duration))\b/,
      /^\W*program(?! (?:start|end|length|begins|duration|completion|fee|tuition|level))\b/,
    ],
    sentences: [
      /(?:admitted|admission|accepted|acceptance|offer of a place) (?:in)?to (?:the |our )?(?<value>(?:(?:bachelor|master|doctor|diploma|certificate|associate|graduate)[^,.;]{3,100}?|[^,.;]{3,100}? program(?:me)?))(?= program(?:me)?\b|,|\.|;| at | for | in the | starting| beginning)/,
      /(?:admise?s?|acceptee?s?|admission)(?:\(e\))? (?:au|a la|dans le|a l'|en)\s?(?:programme (?:de |d')?)?(?<value>(?:baccalaureat|maitrise|doctorat|diplome|certificat|dec|aec|des)[^,.;]{3,100}?)(?=,|\.|;| a partir| debutant| a l'universite| au college| au cegep)/,
    ],
  },
  {
    name: "startOfCanadianStudyProgram",
    parse: dateIn,
    labels: [
      /^\W*(?:program(?:me)?|course|classes|study|studies|academic|term|semester)(?:'s)? (?:start|begin|commencement)s?(?:ing)?(?: date| on)?/,
      /^\W*(?:start|commencement|beginning)(?:ing)? date(?: of (?:the )?(?:program(?:me)?|studies|classes))?/,
      /^\W*(?:first day of classes|classes begin|studies begin)/,
      /^\W*date (?:de |du )?(?:debut|commencement)(?: (?:du programme|des etudes|des cours|prevue))*/,
      /^\W*debut (?:du programme|des etudes|des cours)/,
    ],
    sentences: [
      new RegExp(
        `(?:program(?:me)?|classes|studies|which|term|semester) (?:will )?(?:start|begin|commence)s? on ${date}(?=[.;]|,? and |$| to )`,
      ),
      new RegExp(
        `(?:cours|etudes|programme|session)[^.]{0,30}? (?:debute|commence)(?:nt|ra|ront)? le ${date}(?=[.;]| et |$)`,
      ),
    ],
  },
  {
    name: "graduationDate",
    parse: dateIn,
    labels: [
      /^\W*(?:expected |anticipated )?(?:program(?:me)?|course|study|studies)?\W?(?:end|completion|graduation)(?: date)?(?: of (?:the )?(?:program(?:me)?|studies))?/,
      /^\W*(?:expected|anticipated) (?:date of )?(?:completion|graduation|end)(?: date)?/,
      /^\W*date (?:prevue )?(?:de |d'|du )?(?:fin|achevement|obtention)(?: (?:prevue|du programme|des etudes|du diplome))*/,
      /^\W*fin (?:du programme|des etudes)/,
    ],
    sentences: [
      new RegExp(`(?:ends?|complete[sd]?|finish(?:es)?|graduate)[^.]{0,25}? (?:on|by) ${date}(?=[.;]|,? and |$)`),
      new RegExp(`(?:prend(?:ra|ront)? fin|se termine(?:nt|ra|ront)?|s'acheve(?:nt|ra)?) le ${date}(?=[.;]| et |$)`),
    ],
  },
  {
    name: "tuitionFees",
    parse: amountIn,
    // A sign of dollars is read as a digit, twice alike.
    isSureInOwnTextOnly: true,
    notIn: ofSomethingElse,
    labels: [
      /^\W*(?:estimated |total |annual |international )*tuition(?: fees?)?(?: (?:for|of) (?:the )?(?:first|1st)(?: academic)? year| for \d{4}\W\d{2,4}| \(first year\)| per year)?/,
      /^\W*(?:first|1st)(?: academic)? year(?:'s)? tuition(?: fees?)?/,
      /^\W*(?:droits|frais) de scolarite(?: estimatifs?| estimes?| annuels?| prevus?)*(?: (?:pour|de) la premiere annee(?: d'etudes| scolaire)?)?/,
    ],
    sentences: [
      /tuition(?: fees?)?[^.]{0,80}? (?:is|are|of|amounts? to|will be) (?:approximately |estimated at )?(?<value>(?:[a-z]{2,3} ?)?\$? ?\d[\d ,.]*\d)/,
      /(?:droits|frais) de scolarite[^.]{0,80}? (?:sont (?:de|estimes a)|s'elevent a|de) (?<value>\d[\d ,.]*\d ?\$?)/,
    ],
  },
  {
    name: "durationMonths",
    parse: monthsIn,
    labels: [
      /^\W*(?:program(?:me)? |course |total )?(?:length|duration)(?: of (?:the )?(?:program(?:me)?|studies|course))?/,
      /^\W*duree(?: (?:du programme|des etudes|totale|prevue))*/,
    ],
    sentences: [
      /(?:program(?:me)?|programme)[^.]{0,60}? (?:lasts|takes|dure|is) (?<value>[a-z\d]+(?: \(\d\))? (?:years?|months?|ans?|mois))/,
    ],
  },
  {
    name: "loaExpiryDate",
    parse: dateIn,
    labels: [
      /^\W*(?:this )?(?:letter|offer)(?: of (?:acceptance|admission))?(?: is)? (?:valid until|expires?(?: on)?|expiry(?: date)?)/,
      /^\W*(?:expiry|expiration) date(?: of (?:this |the )?(?:letter|offer)(?: of acceptance)?)?/,
      /^\W*(?:last|latest) (?:date|day) (?:to|for) (?:register|registration|enrol)/,
      /^\W*date d'expiration(?: de la lettre(?: d'acceptation)?)?/,
      /^\W*date limite d'inscription/,
      /^\W*(?:lettre )?valable jusqu'au/,
    ],
    sentences: [
      new RegExp(`(?:letter|offer)[^.]{0,40}? (?:is )?(?:valid until|expires on) ${date}(?=[.;]|$)`),
      new RegExp(
        `(?:lettre|offre)[^.]{0,40}? (?:est )?(?:valable jusqu'au|valide jusqu'au|expire le) ${date}(?=[.;]|$)`,
      ),
    ],
  },
  {
    name: "issueDate",
    parse: dateIn,
    labels: [
      /^\W*date (?:of (?:this |the )?letter|issued|of issue)/,
      /^\W*(?:letter|issue) date/,
      /^\W*date (?:de la lettre|de delivrance|d'emission)/,
      /^\W*date\b(?! (?:of|de|d'|limite|prevue))/,
    ],
  },
];

/** Letters of acceptance of designated learning institutions, in English and French. */
export const letterOfAcceptance = labelledReader({
  documentType: "LetterOfAcceptance",
  fields,
  async besides(pages, found) {
    const lines = pages.flatMap((page) => page.lines);
    const currency = await currencyOf(pages, found["tuitionFees"]);
    return { ...(await personNames(lines, pages)), ...(currency ? { currency } : {}) };
  },
  always: ["schoolName", "programName", "startOfCanadianStudyProgram", "tuitionFees"],
  often: ["studentId"],
});
