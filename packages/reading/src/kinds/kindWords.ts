import { titled, type Anchors } from "../anchor.ts";
import { authorityWords } from "./authorityWords.ts";
import { head } from "./head.ts";

/**
 * Words by which papers of a kind are known in many countries, beside the anchors: each says little, together they say enough.
 * Matched against plain text; `head` only against the beginning of the paper.
 */

const banking: Anchors = {
  BankStatements: [
    ...titled(
      3,
      head(
        String.raw`\b(?:e-?statement|mini ?statement|transaction (?:history|list|report)|account (?:history|activity|transactions)|(?:integrated|consolidated|combined|member|passbook|monthly) statement|statement (?:date|period|no|number)|releve (?:n°|no|de comptes?|d'operations)|extrait de compte|extrato|estado de cuenta|kontoauszug|estratto conto|rekeningafschrift|wyciag|hesap (?:ozeti|ekstresi)|vypis z uctu|sao ke|rekening koran|penyata akaun)\b`,
      ),
      /\b(?:balance|bal|solde|saldo|guthaben|bakiye|so du)\b\.? ?(?:b\/?f|brought forward|c\/?f|carried forward|anterior|inicial|crediteur|reporte|precedente?|a nouveau)/,
    ),
    ...titled(
      2,
      /\b(?:txn|trans(?:action)?|value|posting|post) ?date\b|\bdate\b[^\n]{0,80}\b(?:particulars|narration|details?|description|remarks|libelle|nature de l'operation|historico|concepto|verwendungszweck)\b/,
      /\b(?:money (?:in|out)|paid (?:in|out)|dr\.?|debit|withdrawals?|cargo|debito|retraits?)\b[^\n]{0,60}\b(?:money (?:in|out)|paid (?:in|out)|cr\.?|credit|deposits?|abono|credito|depots?)\b/,
      /\b(?:running|available|ledger|closing|opening) balance\b|\bbalance\b[^\n]{0,20}$/m,
      /\b(?:acct?\.?|a\/c|account|compte|conta|cuenta|konto|iban|rib)\b[^\n]{0,16}(?:no\b|number|n°|#|:|\d)/,
    ),
  ],
  AccountStatement: titled(
    3,
    head(
      "(?:confirmation|certificate|certification|letter|proof|attestation|certificat|statement|verification)(?: (?:of|de))?(?: (?:the |bank |account |deposit |du |le |savings ))*(?:balances?|deposits?|solde|standing|funds|avoirs)",
    ),
    /\bwe (?:hereby )?(?:confirm|certify)\b[^.]{0,200}\b(?:account|balance|deposit)\b|\b(?:certifions|attestons|confirmons)\b[^.]{0,160}\b(?:compte|solde)\b/,
  ).concat(
    titled(
      2,
      /\bto whom it may concern\b[^]{0,300}\b(?:bank|account|balance)\b/,
      /\b(?:savings|deposit) (?:book|account|balance)\b[^]{0,200}\bbalance\b|\bmaintains?\b[^.]{0,80}\baccount\b|\baccount (?:was )?opened\b/,
      /\bas (?:of|at|on)\b[^.]{0,60}\bbalance\b|\bbalance\b[^.]{0,60}\bas (?:of|at|on)\b/,
    ),
  ),
  FixedDeposit: titled(
    3,
    head("(?:fixed|term|time) deposit|depot a terme|deposito a plazo|festgeld"),
    /\b(?:placed|placement|booked|deposit)\b[^.]{0,120}\b(?:matur|for \d+ (?:days|months))/,
  ).concat(titled(2, /\bmatur(?:es?|ity)\b|\becheance\b/, /\bper (?:cent|annum)\b|\bp\.?a\.?\b|% (?:per|par an|l'an)/)),
  LoanApprovalLetter: titled(
    3,
    head(
      "\\b(?:loan|credit|pret)\\b[^\\n]{0,40}\\b(?:commitment|offer|sanction|approval|agreement|approved|accorde|octroi|offre)\\b",
    ),
    /\bloan (?:of|for|in the amount)\b[^.]{0,80}\b(?:approved|sanctioned|granted|committed)\b|\b(?:approved|sanctioned|granted)\b[^.]{0,80}\bloan\b|\bpret\b[^.]{0,80}\b(?:accorde|approuve)\b/,
  ).concat(
    titled(
      2,
      /\b(?:drawdown|disburse\w*|instal+ments?|guarantor|collateral|tenure|repayable)\b|\b(?:deboursements?|versements?|caution|garant)\b/,
    ),
  ),
  GIC: titled(
    3,
    head("\\bgic\\b|guaranteed investment|placement garanti"),
    /\b(?:student|international)[^.]{0,40}\bgic\b/,
  ),
  FinancialSupporterLetter: titled(
    3,
    /\bi\b[^.]{0,120}\b(?:father|mother|parent|uncle|aunt|brother|sister|sponsor|guardian|husband|wife|employer)\b[^]{0,400}\b(?:will|shall|undertake to|promise to|agree to) (?:pay|cover|bear|support|provide|meet|finance|send)\b/,
    /\b(?:je|nous)\b[^.]{0,160}\b(?:pere|mere|parents?|oncle|tante|frere|soeur)\b[^]{0,400}\b(?:paierai|couvrirai|assumerai|prendrai en charge|nous engageons|m'engage)\b/,
    /\b(?:re|subject|objet)\W{1,3}(?:financial )?(?:support|sponsorship|soutien|prise en charge)\b/,
  ).concat(
    titled(
      2,
      /\b(?:financial|living|all (?:her|his|their)|school|tuition|education(?:al)?) (?:support|costs|expenses|fees)\b[^]{0,200}\b(?:canada|stud)/,
    ),
  ),
  TaxDocument: titled(
    2,
    /\b(?:tax(?:payer)?|tin|pan|itr|assessment|income tax|impots?|fiscal)\b/,
    head("\\b(?:tax|revenue|impots?|fiscal|finanzamt|hacienda|kra|firs|bir)\\b"),
  ),
  PaySlip: titled(
    2,
    /\b(?:basic (?:pay|salary)|gross|net) ?(?:pay|salary|earnings|a payer)?\b[^]{0,200}\b(?:deductions?|tax|paye|pension|retenues?)\b/,
    head("\\bpay(?:slip| slip| stub|roll)|bulletin de paie|nomina\\b"),
  ),
};

const schools: Anchors = {
  LetterOfAcceptance: [
    ...titled(
      3,
      /\b(?:you have been|you are|has been|have been|is|are pleased to|glad to|delighted to|happy to)\b[^.]{0,80}\b(?:admitted|accept(?:ed)?|offer(?:ed)? (?:you )?(?:a place|admission|this offer)|make you this offer)\b/,
      /\b(?:vous etes|etes|a ete|avez ete|sera) admise?s?\b|\badmise?(?:\(e\))? (?:au|a la|dans|sans condition)\b/,
      head(
        "(?:official )?letter of (?:acceptance|admission|offer)|(?:your )?offer (?:at a glance|to|of (?:a place|admission|enrol))|(?:notice|confirmation|offer) of (?:admission|acceptance|enrol+ment)|avis d'(?:admission|acceptation)|(?:conditional|unconditional|final) offer|admission (?:letter|offer|decision|notice)|lettre d'a(?:dmission|cceptation)|offre d'admission|acceptance letter",
      ),
    ),
    ...titled(
      1,
      /\b(?:dli|eed)\b|designated learning|etablissement designe/,
      /\btuition\b|\bscolarite\b/,
      /\b(?:classes|program(?:me)?|studies|course)\b[^.]{0,40}\b(?:begin|start|commence)/,
      /\b(?:valid|holds|expires|lapses|valable)\b[^.]{0,40}(?:until|jusqu|\d)/,
      /\bconditions? (?:of|for) (?:acceptance|admission)|\bunconditional\b|\bsans condition\b/,
    ),
    ...titled(-4, head("\\b(?:receipt|recu|transcript|statement of (?:marks|results?))\\b")),
  ],
  ProvincialAttestationLetter: titled(
    4,
    head("\\b(?:pal|tal|lap|lat)\\b[^\\n]{0,20}(?:reference|ref|id|no|number|n°|#|[a-z]{0,3}-?[a-z]*-?\\d)"),
    /\b(?:government|province|territory|ministry|ministere|gouvernement)\b[^.]{0,120}\b(?:attests?|attestation|confirms|certifies|atteste)\b[^.]{0,200}\b(?:allocation|allotment|cap|study permit|permit|quota|permis d'etudes|contingent)\b/,
    head(
      "confirmation of (?:provincial|territorial) attestation|attestation (?:letter|de la province|provinciale|territoriale)|provincial attestation|territorial attestation",
    ),
  ).concat(
    titled(
      2,
      /\b(?:allocation|counted under|within the (?:cap|allotment)|plafond)\b/,
      /\bmay apply for a (?:study )?permit\b/,
    ),
  ),
  Transcript: titled(
    4,
    head(
      "(?:statement|memorandum|record|report|certificate) of (?:marks|results?|grades|academic)|mark ?sheet|grade (?:sheet|report|card)|academic record|statement of results?|releve des? notes|historico escolar|certificado de (?:notas|calificaciones)|kashf|boletin|notenspiegel",
    ),
  ).concat(
    titled(
      2,
      /\b(?:subjects?|courses?|modules?|papers?|matieres?|cours|asignaturas?)\b[^\n]{0,80}\b(?:grades?|marks?|max|credits?|units?|remarks?|notes?|mention|ects|result)\b/,
      /\b(?:grand total|aggregate|division|percentage|c?gpa|sgpa|cumulative|semester \d|first (?:class|division)|distinction)\b|\bmoyenne\b/,
      /\b(?:roll|enrol+ment|registration|candidate|index|seat|matric) ?(?:no|number|n°)/,
    ),
  ),
  CompletionLetter: titled(
    4,
    head(
      "certificate of completion|(?:letter|confirmation|proof|statement) of (?:program(?:me)? )?(?:completion|graduation)|completion (?:letter|certificate)|fulfil+ment of (?:program(?:me)?|degree|graduation) requirements|attestation (?:de fin|de reussite|d'achevement|d'etudes)|certificat de (?:fin|reussite)",
    ),
    /\b(?:has|have) (?:now |successfully |satisfactorily )*(?:completed|finished|fulfil+ed|met|satisfied)\b[^.]{0,80}\b(?:program(?:me)?|requirements|studies|course)\b/,
    /\b(?:completed|fulfil+ed|met|satisfied) (?:all|every|each)\b[^.]{0,60}\brequirements?\b/,
    /\bfor (?:successfully )?completing\b|\b(?:a|ayant) (?:complete|termine|reussi|satisfait)\b[^.]{0,80}\b(?:programme|exigences|etudes)\b/,
  ),
  DegreeCertificate: titled(
    3,
    /\bawarded the (?:degree|diploma|title)\b|\b(?:degree|diploma) of\b[^]{0,160}\b(?:convocation|congregation|conferred|admitted)\b|\bat the convocation\b|\bupon the recommendation of\b|\bin testimony whereof\b|\bby (?:virtue|the authority) of\b/,
    /\bconfere (?:a|le grade)\b|\bdiplome (?:d'etat|national|de)\b[^]{0,120}\b(?:decerne|confere|delivre)\b|\bse confiere\b|\botorga\b|\bverleiht\b/,
    /\bhaving (?:been (?:examined|found)|fulfil+ed|completed|satisfied)\b[^]{0,200}\b(?:degree|diploma|conferred|awarded)\b/,
  ),
  TuitionReceipt: titled(
    3,
    head(
      "\\b(?:receipt|recu|quittance|payment (?:confirmation|posted|received|advice|details)|fee statement|proof of payment|preuve de paiement|confirmation de paiement)\\b",
    ),
    /\b(?:tuition|scolarite)\b[^]{0,200}\b(?:paid|received|acquittee?s?|payee?s?|posted|thank you)\b|\b(?:received|recu)\b[^]{0,120}\b(?:tuition|scolarite)\b/,
  ).concat(
    titled(
      1,
      /\bstudent\b|\betudiante?\b|\bmatricule\b/,
      /\b(?:amount|montant)\b/,
      /\b(?:cheque|card|wire|transfer|flywire|virement|carte)\b/,
    ),
  ),
  ChildSchoolLetter: titled(-3, head("letter of (?:acceptance|admission)|offer of admission")),
  LanguageTestResult: titled(
    3,
    /\b(?:ielts|celpip|tef|tcf|pte|toefl|duolingo|cambridge|oet|delf|dalf)\b/,
    /\blistening\b[^]{0,240}\b(?:reading|speaking|writing)\b|\bcomprehension (?:de l'oral|orale)\b/,
  ).concat(titled(2, /\b(?:score|band|niveau|clb|nclc|cefr|cecr)\b/)),
};

const people: Anchors = {
  EmploymentLetter: titled(
    4,
    head(
      "(?:salary|employment|experience|service|work|employee|job) (?:certificate|letter|confirmation|verification|reference)|(?:certificate|letter|confirmation) of (?:salary|employment|experience|service)|no objection (?:certificate|letter)|attestation (?:de (?:travail|service|salaire)|d'emploi)|certificat de travail|constancia (?:laboral|de trabajo)|arbeitszeugnis|arbeitsbescheinigung|surat keterangan",
    ),
    /\b(?:works?|worked|working|has (?:been )?(?:worked|with us|employed)|is employed|joined (?:us|our|the)|with us (?:from|since)|been (?:a|an|our) [a-z ]{3,30} (?:since|from))\b[^.]{0,120}\b(?:since|from|as|at|on)\b/,
  ).concat(
    titled(
      2,
      /\b(?:designation|position|job(?: title)?|post|role|title|occupation)\W{1,3}/,
      /\b(?:date of joining|joining date|joined|hired|hire date|start(?:ed)? (?:date|on)|since)\b/,
      /\b(?:salary|wage|pay|remuneration|salaire|ctc)\b/,
      /\b(?:leave|return to (?:work|us)|come back to us|position (?:is|will be) held)\b/,
    ),
  ),
  Resume: titled(
    3,
    /\b(?:experience|employment|work history|parcours|experience professionnelle)s?\b[^]{0,1500}\b(?:education|formation|etudes|studies)\b|\b(?:education|formation)\b[^]{0,1500}\b(?:experience|employment|parcours)\b/,
    /\b(?:19|20)\d\d ?(?:-|to|a) ?(?:(?:19|20)\d\d|present|now|today|aujourd'hui|ce jour)\b[^]{0,600}\b(?:19|20)\d\d ?(?:-|to|a) ?(?:(?:19|20)\d\d|present|now)\b|\b[a-z]{3,9}\.? (?:19|20)\d\d ?- ?(?:present|[a-z]{3,9}\.? (?:19|20)\d\d)\b[^]{0,600}\b[a-z]{3,9}\.? (?:19|20)\d\d ?- ?[a-z]{3,9}\.? (?:19|20)\d\d\b/,
  ).concat(
    titled(
      2,
      head("[\\w.]+@[\\w.]+"),
      /\b(?:skills|languages|interests|competences|langues|loisirs|references|profile|profil)\b/,
    ),
    titled(-4, /\b(?:dear|to whom it may concern|hereby|we confirm|we certify)\b/),
  ),
  PoliceCertificate: titled(
    3,
    head(
      "(?:police|national bureau|criminal|good conduct|character|penal|judicial|clearance)\\b[^\\n]{0,60}(?:clearance|certificate|record|check|report|certificat|antecedentes|penales)?",
    ),
    /\bno (?:criminal |adverse |derogatory |pending )?(?:record|convictions?|case|trace|information)s?\b|\bnot (?:been )?(?:convicted|on record)\b|\bneant\b|\bno (?:registra|tiene|consta)\b|\bnothing (?:adverse|against)\b/,
  ).concat(titled(2, /\bfingerprints?\b|\bpurpose\b[^\n]{0,60}\b(?:canada|abroad|travel|visa|immigration|study)\b/)),
  BirthCertificate: titled(
    5,
    head(
      "acta de nacimiento|registro de nacimiento|certidao de nascimento|geburtsurkunde|birth (?:certificate|record|registration)|certificate of (?:live )?birth|(?:acte|extrait|copie|bulletin)[^\\n]{0,30}naissance|dogum|shahada milad|akta kelahiran|giay khai sinh",
    ),
  ).concat(
    titled(
      2,
      /\b(?:padre|madre|pai|mae|father|mother|pere|mere|vater|mutter|anne|baba)\b/,
      /\b(?:registro civil|civil registr|etat civil|vital (?:statistics|records)|standesamt)\b/,
    ),
  ),
  MarriageCertificate: titled(
    5,
    head(
      "acta de matrimonio|certidao de casamento|heiratsurkunde|eheurkunde|marriage (?:certificate|record|licence|license|registration)|certificate of marriage|(?:acte|extrait|copie|certificat)[^\\n]{0,30}mariage|nikah ?nama|akta nikah|evlenme",
    ),
  ),
  CustodianDeclaration: titled(
    4,
    head(
      "(?:declaration|undertaking|consent|statement|affidavit) (?:by|of|from|du|de la|de l')?[^\\n]{0,20}(?:custodian|guardian|gardien)|custodian(?:ship)? (?:declaration|form|agreement|letter)",
    ),
    /\b(?:custodian|gardienne?)\b[^]{0,300}\b(?:student|minor|child|eleve|enfant|mineure?)\b/,
  ),
  MedicalExam: titled(
    3,
    head(
      "medical (?:exam(?:ination)? (?:report|confirmation|form|results?)|report|information|assessment|certificate)|examen medical|emedical|panel physician|immigration medical",
    ),
    /\b(?:ime|ume|imm 1017|panel (?:physician|site|clinic)|medecin designe|emedical)\b/,
  ).concat(
    // A letter that asks for an exam is no report of one.
    titled(
      -6,
      /\b(?:request|instructions?)\b[^\n]{0,40}\bmedical\b|\bmedical\b[^\n]{0,30}\b(?:request|instructions?)\b|\byou (?:must|need to|are required to|have \d+ days to)\b[^.]{0,60}\bmedical\b|\b(?:instructions|demande)[^\n]{0,40}examen medical\b|\bvous devez\b[^.]{0,60}\bexamen medical\b/,
    ),
  ),
  ConsentForm: titled(
    6,
    head(
      "consent for an access to information|consentement[^\\n]{0,40}acces a l'information|imm ?5744|(?:authority|authori[sz]ation|consent) to release (?:personal )?information|imm ?5475",
    ),
  ),
  CourtReceipt: titled(
    7,
    head(
      "(?:registry|court|filing|fee) receipt|recu (?:du greffe|des? frais|de (?:paiement|depot))|payment receipt|receipt of payment",
    ),
  ),
  Other: titled(
    5,
    head(
      "(?:attestation|certificat) d'assurance|(?:travel|visitor|health|medical|trip) (?:insurance|policy)|certificate of insurance|insurance (?:certificate|policy|confirmation)|confirmation of (?:insurance|coverage)|assurance (?:voyage|maladie|visiteur)|police d'assurance",
    ),
  ),
};

const merged = (lists: readonly Anchors[]): Anchors =>
  Object.fromEntries(lists.flatMap((list) => Object.entries(list)));

export const kindWords: Anchors = merged([banking, schools, people, authorityWords]);
