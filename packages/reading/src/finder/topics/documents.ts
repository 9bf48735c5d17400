import { cues, cuesAt, type Topic } from "../sought.ts";
import { dayTopics } from "./days.ts";

/** What a day on a certificate, a test, an exam or a letter of the authority can be besides. */

/** Days of other papers that this one names. */
export const notOfThisPaper: Topic = {
  id: "notOfThisPaper",
  cues: [
    ...cues(
      1.15,
      /\b(?:passport|travel document|identity card|id card|iqama|licen[cs]e|receipt|invoice|payment|fee|paid|your (?:letter|email|request|application)|application (?:of|dated|received|submitted)|requested? on|letter of|order (?:no|of)|act of|gazette|circular)\b[^.;]{0,60}\b(?:dated|issued|of|on|from|received|submitted|made)(?: (?:at|in) [^.;,]{2,30})?(?: on)?(?: the)? ?$/,
      /\b(?:passeport|carte d'identite|permis de conduire|recu|facture|paiement|quittance|votre (?:lettre|courriel|demande)|loi|arrete|decret)\b[^.;]{0,60}\b(?:du|le|en date du|delivree?)(?: le)? ?$/,
      /\b(?:receipt|invoice|recu|quittance)\b[^.;]{0,40}$/,
      /\b(?:passport|travel document|passeport|titre de voyage|visa|permis de conduire)\b[^.;]{0,25}\b(?:expir\w*|valid\w*|issued?|deliv\w*|echeance|until|jusqu)/,
    ),
  ],
};

const registered: Topic = {
  id: "registered",
  cues: cues(
    1.05,
    /\b(?:registered|recorded|entered|date of registration|registration date|enregistree?|inscrite? au registre|date (?:d'enregistrement|d'inscription|de la declaration)|fecha de registro)(?: on| le)?\b/,
  ),
};

const married: Topic = {
  id: "married",
  cues: cues(
    1.05,
    /\b(?:date of (?:the )?(?:marriage|wedding|nikah|solemni[sz]ation)|marriage date|married(?: on)?|united in|joined in|solemni[sz]ed|wedding)\b/,
    /\b(?:date (?:du|de(?: la celebration du)?) mariage|maries? le|mariage celebre|celebre le|unis? (?:par|en)|fecha de matrimonio)\b/,
  ),
};

const tested: Topic = {
  id: "tested",
  cues: cues(
    1.1,
    /\b(?:test|exam(?:ination)?|assessment|session|sitting)(?: taken)?(?: session)? (?:date|day|taken(?: on)?|sat(?: on)?)\b|\bdate of (?:the )?(?:test|exam(?:ination)?|assessment|session)\b|\b(?:examined|tested|sat the test|took the test|exam (?:done|completed|performed))(?: on)?\b/,
    /\bdate (?:du test|de l'epreuve|des epreuves|de passation|de la session|de l'examen(?: medical)?|d'examen)\b|\bexaminee? (?:ce jour|aujourd'hui|le)\b|\bexamined (?:today|this day)\b|\b(?:session du|epreuves? du|test passe le|passe le|examinee? le|examen (?:fait|passe|effectue|termine) le)\b/,
  ),
};

const due: Topic = {
  id: "answerBy",
  cues: cues(
    1.1,
    /\b(?:due|deadline|submit|provide|give|reply|respond|answer|appear|attend|complete|within|no later than|not later than|until|you have \d+ days)\b[^.;]{0,80}\b(?:by|before|until|on or before|than)(?: the)? ?$|^\W*(?:due|deadline|by|before|submit by|to be (?:given|done) by)\W*$/,
    /\b(?:au plus tard|avant le|d'ici le|a fournir avant|date limite|echeance|jusqu'au)(?: le)?\W*$/,
  ),
};

export const certificateDays: readonly Topic[] = [
  ...dayTopics.filter(({ id }) => id !== "start" && id !== "end" && id !== "orientation"),
  registered,
  married,
  tested,
  notOfThisPaper,
];
export const letterDays: readonly Topic[] = [...dayTopics, due, notOfThisPaper];

/** What a number on a paper of the authority or of a panel physician can be. */
export const examNumbers: readonly Topic[] = [
  {
    id: "exam",
    cues: [
      ...cues(
        1,
        /\b(?:ime|umi|emi)\b(?: ?\/ ?(?:ime|umi|emi))? ?(?:number|no\b\.?|n°|#|id|ref(?:erence)?)?|\bimmigration medical exam(?:ination)?(?: \([a-z]+\))? ?(?:number|no\b\.?|id|ref(?:erence)?)|\bunique medical identifier\b|\b(?:medical|e-?medical|exam(?:ination)?)(?: exam)? (?:ref(?:erence)?|number|no\b\.?|id|file)\b/,
        /\b(?:numero|no\b\.?|n°) (?:de l'|d'|de )?(?:ime|umi|emi|examen medical)\b|\bidentifiant medical unique\b/,
      ),
    ],
    // With its letters it is no other number, whatever the label speaks of besides.
    place: ({ printed }) => (/^(?:ime|umi|emi)\b/i.test(printed) ? 1.05 : 0),
  },
  { id: "client", cues: cues(1, /\b(?:uci|iuc|client(?: id)?|application|demande|passport|passeport|file|dossier)\b/) },
  {
    id: "contact",
    cues: cues(
      1,
      /\b(?:tel|phone|telephone|fax|mobile|licen[cs]e|panel|clinic|physician|dmp|receipt|recu|invoice|code|med(?:ecin)?)\b/,
    ),
  },
];

export const homeTopics: readonly Topic[] = [
  {
    id: "home",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:(?:home|full|complete|residential|current|mailing|permanent|street|physical) )?address(?: in canada)?(?: of (?:the )?(?:custodian|guardian))?(?: \([^)]*\))?\W*$|\bcustodian(?:'s)? (?:home |full )?address\W*$|\bresid(?:es|ence|ing) at\W*$/,
        /\badresse(?: (?:du )?domicile| residentielle| complete| au canada| du gardien| de la gardienne| postale)*(?: \([^)]*\))?\W*$|\bdomicile\W*$/,
      ),
      ...cuesAt(
        "before",
        0.95,
        /\b(?:residing|resident|resides?|living|lives?|domiciled|address is)(?: (?:at|in))? ?$|\b(?:domiciliee?|residant|demeurant|habitant|reside|demeure)(?: (?:au|a|a l'adresse(?: suivante)?))? ?:? ?$/,
        /^\W*(?:i|je),? [a-z' .-]{4,60},? (?:of|at|du|de) ?$/,
      ),
    ],
  },
  {
    id: "ofOther",
    cues: [
      ...cues(
        1.15,
        /\b(?:student|minor|child|parents?|father|mother|school|notary|commissioner|employer|office|e-?mail|previous)(?:'s)?\b[^.;]{0,30}(?:address)?\W*$|\baddress of (?:the )?(?:student|minor|child|parents?|father|mother|school|notary|employer)\W*$/,
        /\badresse (?:de l'(?:etudiante?|enfant|eleve|ecole|employeur)|des parents|du (?:pere|notaire)|de la mere|courriel|electronique|precedente)\W*$/,
      ),
      ...cuesAt(
        "label",
        1.1,
        /\b(?:name|nom|school|telephone|phone|email|date|relationship|status|city|occupation)\W*$/,
      ),
    ],
  },
];

/** Of insurance: the days between which it covers. */
const covers = (end: boolean): Topic => ({
  id: end ? "coverEnd" : "coverStart",
  cues: end
    ? [
        ...cues(
          1,
          /\b(?:coverage|cover|policy|insurance|benefits?|garanties?|couverture|protection|police|contrat|assurance)?\b[^.;]{0,20}\b(?:expir(?:es|y|ation)|ends?|until|termination|valid (?:until|to)|end date|date of return|prend fin|expire|jusqu'au|echeance|fin)(?: date| on| le)?\W*$/,
        ),
        ...cuesAt("before", 0.9, /\b(?:to|until|through|till|au|jusqu'au)(?: the)? $/),
        ...cuesAt("label", 0.8, /^\W*(?:to|until|end|au|fin)\W*$/),
      ]
    : [
        ...cues(
          1,
          /\b(?:effective|coverage (?:begins|starts|from)|start date|departure|date d'effet|prise d'effet|debut|depart|a compter du)(?: date| on| from)?\W*$/,
        ),
        ...cuesAt("before", 0.9, /\b(?:from|du)(?: the)? $/),
      ],
});
export const coverDays: readonly Topic[] = [
  ...certificateDays.filter(({ id }) => id !== "validUntil"),
  covers(false),
  covers(true),
];

/** Of passports, cards, permits and records: few words, each day with its own label. */
export const identityDays: readonly Topic[] = [
  {
    id: "birth",
    cues: cues(
      1,
      /\b(?:date of birth|birth ?date|dob|born|date de naissance|nee?(?:\(e\))? le|naissance|fecha de nacimiento|data de nascimento|geburtsdatum|data di nascita)\b/,
    ),
  },
  {
    id: "issued",
    cues: cues(
      1,
      /\b(?:date of issu(?:e|ance)|issue ?date|date issued|issued(?: on)?|date de delivrance|delivree?(?: le)?|made on|granted on|date signed|signed on|fecha de (?:expedicion|emision)|data de emissao|ausstellungsdatum|data di rilascio)\b/,
    ),
  },
  {
    id: "expires",
    cues: cues(
      1,
      /\b(?:date of expir(?:y|ation)|expir(?:y|ation) ?date|expir(?:es?|y|ation)(?: on)?|valid (?:until|to|thru)|(?:must )?leave (?:canada )?(?:by|on or before|no later than)|(?:authori[sz]ed )?stay (?:authori[sz]ed )?(?:until|to|ends)|authori[sz]ed until|end of validity|good (?:until|through|thru)|doit quitter(?: le canada)?[^.;\d]{0,24}|sejour autorise jusqu'au|fin de (?:la )?validite|date limite(?: de sejour)?|date d'expiration|expire(?: le)?|valable jusqu'au|valide jusqu'au|fecha de (?:caducidad|vencimiento)|data de validade|gultig bis|scadenza)\b/,
    ),
  },
  {
    id: "ofOther",
    cues: cues(
      1.15,
      /\b(?:medical|passport|travel document|examen|passeport|employment|first entry|entry|entree|application|received|printed|signed)\b[^.;]{0,40}(?:valid|expir|date|jusqu|until|to)\b/,
    ),
  },
];
export const identityNumbers: readonly Topic[] = [
  {
    id: "number",
    cues: cues(
      1,
      /\b(?:(?:document|card|id|identity(?: card)?|licen[cs]e|national id(?:entity)?)(?: identification)? ?(?:no\b\.?|number|n°|nr|#)|card ?(?:\/ ?)?n°|(?:numero|no\b\.?|n°)(?: de| du| de la)? ?(?:carte|document|piece|identite)|numero de documento|ausweisnummer|cedula|dni)/,
      /^\W*(?:card )?(?:no|number|n°|nr)\W*$/,
    ),
  },
  {
    id: "personal",
    cues: cues(1.1, /\b(?:personal|nin|tax|social|folio|barcode|serial|can|postal|phone|tel|address|adresse)\b/),
  },
];
