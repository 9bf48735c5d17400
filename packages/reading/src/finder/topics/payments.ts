import { cues, cuesAt, type Topic } from "../sought.ts";
import { schoolAmounts } from "./amounts.ts";
import { codeTopics } from "./codes.ts";
import { dayTopics } from "./days.ts";

/** Amounts on a receipt of a school: what was paid in all, and what of it was tuition. */
export const paymentTopics: readonly Topic[] = [
  {
    id: "tuitionPaid",
    cues: cues(
      1.1,
      /\btuition(?: fees?)? (?:paid|received|payment)\b|\b(?:paid|received|payment) (?:for|of|toward|towards) (?:your |the )?tuition\b|\btotal tuition(?: paid)?\b/,
      /\b(?:droits|frais) de scolarite (?:payes|acquittes|recus|verses|regles)\b|\bpaiement (?:des|de) (?:droits|frais) de scolarite\b/,
    ),
  },
  {
    id: "paid",
    cues: [
      ...cues(
        1,
        /\b(?:total )?(?:amount|payment|sum)s? (?:paid|received|of|amount|total|posted)\b|\btotal (?:paid|received|payment)\b|\b(?:received|receipt of) (?:a |the )?(?:payment|sum|amount) of\b|\bwe (?:have )?received\b/,
        /\b(?:montant|somme|total|paiement)(?: du paiement| total)? (?:payee?|recue?|versee?|acquittee?|regle|de)\b|\brecu (?:un |le )?(?:paiement|montant|la somme) de\b|\bla somme de\b/,
      ),
      ...cuesAt("label", 0.75, /^\W*(?:amount|payment|montant|paiement|paid|credit|total)\W*$/),
    ],
  },
  {
    id: "open",
    cues: cues(1.1, /\b(?:outstanding|balance|owing|due|payable|solde|restant|a payer|exigible)\b/),
  },
  ...schoolAmounts.filter(({ id }) => id === "tuitionOfYear" || id === "number"),
  {
    id: "otherFee",
    cues: cues(
      1,
      /\b(?:second|third|next|following|later) year\b|\bnext (?:term|semester|invoice)\b|\bdeposit\b|\bapplication\b|\b(?:health|medical|insurance|dental)\b|\bancillary\b|\bhomestay|\bresidence\b|\bhousing\b|\bbooks?\b|\bscholarship|\bbursary\b|\blevy\b|\bpenalt|\brefund|\bstudent (?:services?|union|association)\b|\btechnology\b|\bmaterials?\b|\badministrat|\bcampus fee\b|\bco-?op fee/,
      /\bdepot\b|\bacompte\b|\bouverture de dossier\b|\bassurance\b|\bafferents?\b|\bbourse\b|\bhebergement\b|\bcotisation\b|\bmateriel\b/,
    ),
  },
];

/** The day of a receipt: its own, else the day of the payment. */
export const paymentDays: readonly Topic[] = dayTopics.map((topic) => {
  if (topic.id !== "issued") return topic;
  const paidOn = cues(
    0.9,
    /\b(?:payment|transaction|posting|deposit|receipt)(?:'s)? date\b|\bdate (?:of (?:payment|receipt|transaction)|paid|received|posted)\b|\b(?:paid|received|posted|processed|payment received)(?: in full)?(?: on)?\b/,
    /\bdate (?:du|de) (?:paiement|transaction|reception|recu)\b|\b(?:payee?|recue?|verse|acquittee?|regle)(?: le)?\b/,
  );
  return { ...topic, cues: [...topic.cues, ...paidOn] };
});

export const receiptTopics: readonly Topic[] = [
  {
    id: "receipt",
    cues: [
      ...cues(
        1,
        /\b(?:official )?receipt(?: reference)?\W{0,2}(?:number|no\b\.?|#|id\b|n°)/,
        /\b(?:numero|no\b\.?|n°|nº)\W{0,2}(?:du |de )?(?:recu|quittance)|\brecu[^.\d]{0,30}(?:n°|no\b\.?|numero|#)/,
      ),
      ...cues(
        0.85,
        /\b(?:transaction|payment|confirmation) (?:reference|number|no\b\.?|id\b|#)/,
        /\b(?:numero|no\b\.?|n°|nº)\W{0,2}(?:du |de )?(?:transaction|paiement|confirmation)/,
      ),
      ...cuesAt("before", 0.6, /^\W*(?:no|number|numero|n°)\b\W*$/),
    ],
  },
  ...codeTopics.filter(({ id }) => id !== "ofDocument"),
];
