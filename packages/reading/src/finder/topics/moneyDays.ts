import { labelsAround } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** What a day on a paper of a bank or a lender can be. */
export const moneyDays: readonly Topic[] = [
  {
    id: "balance",
    cues: [
      ...cues(
        1,
        /\b(?:balance|value|valuation|position|statement|reporting) (?:date|as (?:of|at|on))(?: (?:the )?(?:close|end) of (?:business|day)(?: on)?)?\b|\bdate of (?:the )?(?:balance|valuation)\b|\bclose of business(?: on| of)?\b/,
        /\b(?:as (?:of|at|on)(?: date)?|as on)(?: the)?(?: close of business(?: on)?)?(?=\W*$)/,
        /\b(?:at|as of|as at) the (?:end|close) of(?=\W*$)/,
        /\bdate du solde\b|\barretee?s?(?: au| a la date du| le)\b|\ba la date du\b|\ben date du\b|\bvaleur au\b|\bposition au\b/,
        /\ba la fecha\b|\ba fecha(?: de)?\b|\bal cierre(?: del?)?\b|\bna data de\b|\bem (?=\W*$)|\bstand(?: vom| am| per)?\b|\bper (?=\W*$)|\btinh den(?: ngay)?\b|\b[dđ]en ngay\b|\bper tanggal\b|\bna dzien\b|截至|截止|по состоянию на/u,
      ),
      ...cuesAt(
        "before",
        0.85,
        /\b(?:balances?|sum|amount|funds|solde|saldo|avoirs?|credit|compte)\b[^.]{0,60} (?:on|at|of|au|le|al|em|am|del?)(?: the)? ?$/,
        /^\W*(?:on|au|le|al|em|am)(?: the)? $/,
      ),
      ...cuesAt(
        "after",
        0.95,
        /^\W{0,3}(?:,? ?(?:the|an?|un|le|el|o|its|her|his|their|son|sa|leur) )?(?:[a-z]+ ){0,4}?(?:balance|solde|saldo)\b/,
      ),
    ],
  },
  {
    id: "maturity",
    cues: cues(
      1.1,
      /\bmatur(?:es?|ing|ity)(?: date| day)?(?: on| is| of)?\b|\bdue date\b|\bdate due\b|\bredeem(?:able|ed)?(?: on| after)\b|\bexpir(?:y|es|ation)(?: date)?(?: on)?\b|\bvalue date of maturity\b|\bend(?:s| date| of term)(?: on)?\b/,
      /\b(?:date d')?echeance(?: le)?\b|\b(?:arrive|vient|venant|arrivant) a (?:echeance|terme)(?: le)?\b|\bdate (?:de fin|d'expiration)\b/,
      /\bvencimiento\b|\bvencimento\b|\bfalligkeit\b|\bfallig am\b|\bscadenza\b|\bvervaldatum\b|\bvade (?:sonu|tarihi)\b|\bjatuh tempo\b|\b[dđ]en han\b|\b[dđ]ao han\b|到期/u,
    ),
  },
  {
    id: "purchased",
    cues: [
      ...cues(
        1,
        /\b(?:date of (?:purchase|investment|deposit|placement|issue)|(?:purchase|investment|deposit|placement|issue|start|effective|value|booking|opening|settlement) date|date (?:purchased|issued|opened|invested|deposited|of opening))\b/,
        /\b(?:issued|purchased|bought|opened|booked|placed|invested|established|set up|deposited|certificate dated|made|created|funded)\b[^.]{0,50}? on(?: the)?\W*$/,
        /\bdate (?:d'achat|du placement|du depot|d'emission|d'ouverture|de souscription|d'effet)\b|\b(?:emise?|achetee?|souscrite?|ouverte?|placee?|depose)\b[^.]{0,40} le\b/,
        /\bfecha de (?:apertura|emision|constitucion)\b|\bdata de (?:abertura|aplicacao|emissao)\b/,
      ),
      ...cuesAt("label", 0.9, /^\W*(?:issued?|issue|purchased?|start|effective|value date)\W*$/),
    ],
  },
  {
    id: "other",
    cues: cues(
      1.05,
      /\b(?:birth|born|d\.?o\.?b|received|wire|transfer(?:red)?|application (?:of|dated)|your (?:application|request|letter)|account opened|opened|since|opening date|incorporated|established|founded|licen[cs]ed?|valid (?:until|till|for)|disburse|drawdown|instal+ment|first payment|intake|semester|term begins|lapses?|accept(?:ed|ance)? (?:by|before))\b[^.]{0,24}$/,
      /\b(?:naissance|nee? le|recu|virement|votre demande|ouvert(?: le)?|depuis|valable|fonde|deblocage|versement|premier paiement|caduque)\b[^.]{0,24}$/,
    ),
  },
  {
    id: "issued",
    cues: [
      ...cues(
        0.9,
        /\b(?:date (?:of (?:this |the )?letter|issued|of issue|printed)|letter date|dated|issued (?:on|at [a-z ]{2,30},?)|signed (?:on|at)|given (?:on|at))\b/,
        /\b(?:fait|delivree?|etablie?|signee?) (?:a|au|en|par|le)\b[^.]{0,40}$|\bdate de (?:la lettre|delivrance)\b|\ble\W*$/,
      ),
      ...cues(
        0.95,
        /\b(?:sworn|signed|executed|declared|affirmed|verified|dated|given|done|made|written)\b[^.]{0,60}?(?:\bthis|\bon|\bon this|\bat [a-z ]{3,30},?)?(?: the)?\W*$/,
        /\b(?:declaree?|asserment\w+|fait|signee?|ecrit)\b[^.]{0,60}?(?:\ble|\bce)?\W*$/,
        /\b(?:dado|firmado|expedido|assinado|lugar y fecha)\b[^.]{0,60}$/,
      ),
      ...cues(
        0.7,
        /\b(?:printed|generated|produced)(?: (?:on|at [^,.]{2,40},?))?(?=\W*$)|\bdate (?:printed|generated)\b/,
        /\b(?:imprimee?|generee?|editee?)(?: le)?(?=\W*$)|\bdate d'impression\b/,
      ),
      // The same day in another calendar stands before it.
      ...cuesAt("before", 0.7, /^\W*\d[\d/.-]{6,9} ?\($/),
      ...cuesAt("before", 0.6, /^\W*(?:[a-z' -]{3,40},? ?)?(?:this|le|on|on this|el|em|,)?(?: the)? ?$/),
      ...cuesAt("label", 0.75, /^\W*(?:date|ngay \/ date|fecha|data|datum|le)\W*$|\bdate\W*$/),
    ],
    // A day alone at the head of a letter.
    place: ({ context }) => (context.isAlone && labelsAround(context).length < 2 && context.height < 0.35 ? 0.6 : 0),
  },
];
