import { cues, cuesAt, type Topic } from "../sought.ts";

/** What two days with a word between them can be on a statement, a pay slip or another paper that covers a time. */
export const periodTopics: readonly Topic[] = [
  {
    id: "covered",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:account |bank |statement |reporting |billing |transaction |covered |pay(?:ment|roll)? |salary |wage |work )*(?:period|dates?|range|cycle)(?: covered| ending| of (?:statement|pay|activity))?\W*(?:\bfrom)?\W*$/,
        /\b(?:statement|account activity|activity|transactions?|movements|entries|account statement|statement of account|e-statement|history)(?: (?:for|from|between|of|dated|covering))?(?: the)?(?: period)?(?: from| of| between)?\W*$/,
        /\b(?:periode|releve|operations|mouvements|dates?)(?: (?:du releve|de (?:paie|paye|remuneration|travail)|visee|couverte|concernee|de releve|de compte))*\W*(?:\b(?:du|de))?\W*$/,
        /\b(?:periodo|extracto|extrato|movimientos|movimentacao|lancamentos|estado de cuenta)(?: (?:de|del|do|desde|consultado|de referencia))*(?: el)?\W*$/,
        /\b(?:zeitraum|abrechnungszeitraum|kontoauszug(?: vom)?|periode|periode van|okres|za okres|donem|tarih araligi|hesap ozeti|ky sao ke|thoi gian|tu ngay|sao ke|periodo di riferimento|estratto conto dal)\W*$/,
        /(?:账单周期|對賬期|起止日期|查询时间|период|за период|الفترة|ระหว่างวันที่|기간)\W*$/u,
      ),
      ...cuesAt(
        "label",
        0.95,
        /\bstatement\W*$|\breleve(?: de compte)?\W*$|^\W*(?:extracto|extrato|kontoauszug|estratto conto)\b/,
      ),
      ...cuesAt("label", 0.9, /^\W*(?:from|du|de|desde|von|vom|dal|van|od|dari|tu|between|for|period|month|mois)\W*$/),
      ...cuesAt(
        "before",
        0.9,
        /\b(?:statement|period|activity|transactions?|account|history|entries|movements)\b[^.]{0,70}?(?:\b(?:from|for|between|of|dated|covering|period)|[-:,(]|\d)\W*$/,
        /\b(?:releve|periode|operations|mouvements|compte|depot|ecritures)\b[^.]{0,70}?(?:\b(?:du|de|entre)|[-:,(]|\d)\W*$/,
        /\b(?:extracto|extrato|periodo|cuenta|conta|movimientos|saldo|kontoauszug|konto|zeitraum|rekening|rachunek|hesap|sao ke|rekening koran)\b[^.]{0,60}$/,
      ),
    ],
    // Alone in its cell at the head of a page.
    place: ({ context }) =>
      context.isAlone && context.height % 1 < 0.35 ? 0.75 : context.height % 1 < 0.3 ? 0.5 : 0.3,
  },
  {
    id: "other",
    cues: cues(
      1,
      /\b(?:interest|rate|promotion(?:al)?|offer|holiday|hours|closed|open|leave|maintenance|valid(?:ity)?|warranty|insured?|insurance|term of deposit|campaign|previous|prior|last (?:year|period)|study|studies|programme?|course|employed|employment|contract|vacation)\b/,
      /\b(?:interets?|taux|offre|conges?|vacances|heures|validite|valable|precedente?|assurance|etudes|contrat|emploi)\b/,
    ),
  },
];

/** A day that is one end of what a paper covers, where each end has a label of its own. */
export const periodEnds: readonly Topic[] = [
  {
    id: "from",
    cues: cuesAt(
      "label",
      1,
      /(?:^|[\s:|])(?:statement |pay |period |transaction |account )*(?:f ?r ?o ?m|start(?:ing|s)?|begin(?:ning|s)?)(?: date| on| day| of period)?\W*$/,
      /(?:^|[\s:|])(?:(?:date (?:de |du )?)?debut(?: de (?:la )?periode| du releve)?|du|periode du|a partir du)\W*$/,
      /^\W*(?:desde|fecha (?:de )?inicio|fecha inicial|data inicial|data inicio|de|von|ab|dal|od|vanaf|dari(?: tanggal)?|tu(?: ngay)?|baslangic tarihi)\W*$/,
    ),
  },
  {
    id: "to",
    cues: cuesAt(
      "label",
      1,
      /(?:^|[\s:|])(?:statement |pay |period |transaction |account )*(?:t ?o|until|end(?:ing|s)?|through|close[sd]?)(?: date| on| day| of period)?\W*$/,
      /(?:^|[\s:|])(?:(?:date (?:de |du )?)?fin(?: de (?:la )?periode| du releve)?|au|jusqu'au|se terminant le)\W*$/,
      /^\W*(?:hasta|fecha (?:de )?(?:fin|corte)|fecha final|data final|data fim|ate|a|bis|zum|al|do|tot|sampai|s\/d|hingga|den(?: ngay)?|bitis tarihi)\W*$/,
    ),
  },
];
