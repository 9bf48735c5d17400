import { cues, cuesAt, type Topic } from "../sought.ts";

/** What an amount on a letter or certificate about money can be: the one that the paper is about, and those that stand beside it. */

const per = cuesAt(
  "after",
  1.1,
  /^\W{0,4}(?:per|a|each|every|par|\/) ?(?:month|week|year|annum|mois|an|annee|semaine)\b/,
);

const others: Topic = {
  id: "other",
  cues: [
    ...cues(
      1.05,
      /\b(?:fees?|charges?|costs?|wire|transferred|received|interest(?: earned| amount| at)?|tax|withheld|earning|salary|income|installments?|instalments?|emi|monthly|margin|collateral|insured|insurance|guarantee[ds]? (?:of|up)|capital (?:of|stock)|share capital|authori[sz]ed|penalt(?:y|ies)|tuition|application (?:for|of)|requested|maturity (?:value|amount|proceeds)|(?:at|on|upon) maturity|will be (?:paid|given|released)|released?|opening|average|minimum|lowest|monthly average|previous|limit|overdraft|pledged|lien|blocked)\b[^.;]{0,40}$/,
      /\b(?:frais|commission|interets?|impots?|salaire|revenu|mensualites?|versements?|assurance|garantie jusqu|au capital|capital social|penalite|droits|demandee?|a l'echeance|moyen|minimum|ouverture|precedent|decouvert|plafond|bloque)\b[^.;]{0,40}$/,
      /\b(?:comision|intereses?|tasa|salario|cuota|seguro|promedio|vencimiento|taxa|juros|zinsen|gebuhr)\b[^.;]{0,40}$/,
    ),
    ...per,
  ],
};

export const balanceAmounts: readonly Topic[] = [
  {
    id: "held",
    cues: [
      ...cues(
        1,
        /(?<!\b(?:average|minimum|mean|monthly|opening|lowest|previous) )\b(?:total |current |available |closing |credit |ledger |account |present |outstanding |net |clear |cleared )*balances?(?: amount)?(?: (?:as (?:of|at|on)[^.]{0,40}|in (?:the|his|her|your|their|our|this) [^.]{0,30}|on [^.]{0,30}|of|is|was|stood at|stands at|amounts? to|amounting to|at)*)?(?=\W*$)/,
        /\b(?:sum|amount|total|funds)(?: standing| held| available| on deposit)?(?: (?:to|in|at) (?:the |his |her |your |their )?(?:credit|account|disposal)[^.]{0,30})?(?: (?:of|is|was))?(?=\W*$)/,
        /\b(?:solde|avoir|position)(?: (?:crediteur|total|actuel|disponible|du compte|courant|comptable))*(?: (?:au|en date du|le|a la date du)[^.]{0,30})?(?: (?:de|est de|etait de|s'eleve a|s'elevait a|se chiffre a|d'un montant de|:))*(?=\W*$)/,
        /\b(?:saldo|so du|s[oô] d[uư]|bakiye|kontostand|stan konta|guthaben|余额|存款金额|остаток|الرصيد)\b[^.]{0,40}$/u,
      ),
      ...cuesAt("label", 0.95, /\bbalance\W*(?:\([^)]*\))?\W*$|\bsolde\W*$|\bsaldo\W*$/),
      ...cuesAt(
        "after",
        0.9,
        /^\W{0,4}(?:\([^)]{0,80}\)\W{0,2})?(?:to (?:the|his|her|their|your) credit|standing to|in (?:the|his|her|their|your|this|said) (?:account|name))/,
      ),
    ],
  },
  others,
];

export const depositAmounts: readonly Topic[] = [
  {
    id: "held",
    cues: [
      ...cues(
        1,
        /\b(?:principal|deposit(?:ed)?|invest(?:ed|ment)|placement|gic|certificate|fixed deposit|term deposit|fd|fdr|receipt|face|initial)(?: (?:amount|sum|value|balance|principal|deposit))*(?: (?:of|is|was|for|in the (?:amount|sum) of|worth|valued at|totalling|amounting to))*(?: [a-z]+ (?:shillings?|rupees|dollars?|naira|dirhams?|pesos?|francs?|taka|cedis?|riyals?))?(?=\W*(?:[a-z]{1,3}[.$]?\W*)?$)/,
        /\b(?:amount|sum) (?:of (?:the )?(?:deposit|invest|principal|gic|certificate)[a-z]*|invested|deposited|placed|of)(?=\W*(?:[a-z]{1,3}\W*)?$)/,
        /\b(?:current|present) (?:value|balance)\W*$/,
        /\b(?:certificat|cpg|depot|placement|capital|montant|somme)(?: (?:de placement garanti|a terme|place|investi|depose|en capital|initial|du (?:depot|placement|capital|certificat)))*(?: (?:d'un montant de|de|d'une valeur de|totalisant|s'elevant a))*(?=\W*$)/,
        /\b(?:capital|monto|importe|valor) (?:invertido|depositado|aplicado|del deposito)\b|\bpokok\b|\bnominal\b|\bs[oô] ti[eê]n g[uư][iỉ]\b|存款金额|本金/u,
      ),
      ...cuesAt(
        "after",
        0.9,
        /^\W{0,4}(?:\([^)]{0,80}\)\W{0,2})?(?:was|were|has been|have been|is) (?:issued|invested|deposited|placed|purchased|booked|opened)\b/,
      ),
    ],
  },
  others,
];

export const loanAmounts: readonly Topic[] = [
  {
    id: "held",
    cues: [
      ...cues(
        1,
        /\b(?:sanction(?:ed)?|approved|total|education(?:al)?|student|study)? ?(?:loan|credit|facility|limit|advance)(?: (?:amount|limit|facility|sum|value|line))*(?: (?:of|is|was|for|up to|amounting to|in the (?:amount|sum) of|to the (?:tune|extent) of))*(?: (?:approved|sanctioned|granted))?(?=\W*$)/,
        /\b(?:amount|limit|sum) (?:of (?:the )?(?:loan|credit|facility)|sanctioned|approved|granted|financed|of)(?=\W*$)/,
        /\b(?:sanction|approv|grant|disburs|extend)[a-z]*\b[^.]{0,60} (?:of|for|up to)(?=\W*$)/,
        /\b(?:pret|credit|financement|montant)(?: (?:etudiant|total|etudes|du pret|accorde|approuve|octroye|autorise))*(?: (?:d'un montant de|de|s'elevant a|a hauteur de))*(?=\W*$)/,
        /\b(?:monto|importe|valor)(?: (?:del prestamo|aprobado|del credito|do emprestimo|aprovado))\b|\bprestamo (?:de|por)\b|\bkredi (?:tutari|limiti)\b|\bdarlehensbetrag\b/,
      ),
      ...cuesAt(
        "after",
        0.95,
        /^\W{0,4}(?:\([^)]{0,80}\)\W{0,2})?(?:has|have|was|were|is) (?:been )?(?:sanctioned|approved|granted)\b|^\W{0,4}(?:a ete|est) (?:approuve|accorde|octroye)/,
      ),
    ],
  },
  others,
];
