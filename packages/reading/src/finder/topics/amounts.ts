import { cues, cuesAt, type Topic } from "../sought.ts";

/** What an amount on a paper of a school can be. */
export const schoolAmounts: readonly Topic[] = [
  {
    id: "tuitionOfYear",
    cues: [
      ...cues(
        1,
        /\b(?:estimated |total |annual |yearly |international |domestic )*tuition(?: fees?)?(?: costs?)?(?: (?:for|of) (?:the )?(?:first|1st)(?: academic| school)? year| (?:for|of) \d{4}\W\d{2,4}| per (?:academic )?year)?\W*(?:\((?:estimated|first year|1st year|cad|canadian dollars|year 1)\))?\W*$|\b(?:first|1st|annual|one)(?: academic| school)?(?: year)?(?:'s)?(?: of study)?[^.\d$]{0,12}tuition\b|\btuition(?: fees?)?[^.\d$]{0,30}(?:first|1st|one|annual|per|a|full|each)(?: academic| school)? year\b|\btuition(?: fees?)? (?:for|of) (?:the )?(?:\d{4}|year|program|course)/,
        /\b(?:droits|frais) de scolarite(?: estimatifs?| estimes?| annuels?| prevus?)*(?: (?:pour|de) la (?:premiere|1re) annee(?: d'etudes| scolaire)?)?\W*(?:\([^)]*\))?\W*$|\b(?:droits|frais) de scolarite[^.\d]{0,40}(?:premiere annee|annuels?|par an(?:nee)?)\b|\bscolarite annuelle\b/,
      ),
      ...cues(
        1,
        /\btuition(?: fees?)?\W{0,3}(?:\(|- |, )?(?:year|yr) ?(?:1|one)\b|\b(?:year|yr) ?(?:1|one) tuition\b|\bfees? for (?:instruction|tuition) in (?:the first year|year one)\b|\bdroits de (?:scolarite de )?la (?:1|premi)\S* annee\b/,
      ),
      ...cues(0.9, /\btuition(?: fees?)?\b/, /\bmatricula anual\b/, /\b(?:droits|frais) de scolarite\b|\bscolarite\b/),
      ...cues(
        0.6,
        /\bfees? for (?:instruction|tuition|study)\b|\binstruction(?:al)? fees?\b|\bacademic fees?\b|\bstudy fees?\b|\bfrais d'etudes\b|\bcourse fees?\b|\bcost of (?:tuition|instruction|(?:the |your )?(?:course|program(?:me)?))\b|\bfrais (?:pedagogiques|de cours)\b|\b(?:cout|prix) (?:de la formation|du programme|du cours)\b|\bprogram(?:me)? fee\b|\bfees? for the (?:first )?(?:year|course|program)\b|\bfrais (?:du programme|du cours|de formation)\b/,
      ),
    ],
  },
  {
    id: "notTuition",
    cues: cues(
      1.05,
      /\b(?:second|third|2nd|3rd|following|later|subsequent|remaining) year|\byear ?(?:2|3|4|two|three|four)\b|\b(?:deuxieme|troisieme|2e) annee\b|\bcampus fee\b|\bstudio\b|\bbond\b|\bpractice\b|\bgrand total\b|\bexcluding\b/,
      /\bdeposit\b|\bapplication\b|\b(?:health|medical|insurance|dental)\b|\bancillary\b|\bhomestay|\bresidence\b|\bhousing\b|\bbooks?\b|\bstipend\b|\bscholarship|\baward|\bassistantship|\bbursary\b|\bpaid\b|\bbalance\b|\btotal\b|\blevy\b|\bpenalt|\brefund|\bstudent (?:services?|union|association)\b|\bliving\b|\bco-?op fee|\btechnology\b|\bmaterials?\b|\badministrat|\bregistration\b|\bconfirmation\b|\bpremium\b|\bservices?\b/,
      /\bdepot\b|\bacompte\b|\bouverture de dossier\b|\bassurance\b|\bafferents?\b|\bbourse\b|\bversee?s?\b|\bacquittee?s?\b|\bpayee?s?\b|\bsolde\b|\bresidence\b|\bhebergement\b|\bcotisation\b|\binscription\b|\bdemande d'admission\b|\bmateriel\b|\bindemnite\b|\bavance\b/,
    ),
  },
  {
    id: "number",
    cues: cuesAt(
      "label",
      0.95,
      /\b(?:no|number|id|numero|n°|reference|ref|dli|eed|matricule|code|invoice)\b\W*$|#\W*$/,
    ),
  },
  {
    id: "perOther",
    cues: cuesAt(
      "after",
      0.95,
      /^\W{0,4}(?:per|a|each|par|\/) ?(?:month|week|credit|course|term|semester|mois|semaine|credit|cours|session)\b/,
    ),
  },
];
