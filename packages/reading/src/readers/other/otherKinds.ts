/**
 * Papers whose slots ask for no type of their own, by what stands at their head; matched against the plain text of the whole
 * paper. Letters of the authority have to name it.
 */

const ofAuthority = "(?=[^]*(?:immigration, refugees and citizenship|immigration, refugies et citoyennete|\\bircc\\b))";
/** Letters about pupils are of a type of their own. */
const notOfAPupil =
  "(?![^]*(?:\\bpupil|\\bgrade \\d|kindergarten|(?:elementary|secondary) school|school (?:board|district)|\\beleve\\b|(?:commission|conseil) scolaire|services scolaire))";
const atHead = (words: string, needs = ""): RegExp => new RegExp(`^${needs}[^]{0,600}(?:${words})`);

export const otherKinds = {
  quebecCertificate: atHead(
    "certificat d'acceptation du quebec|quebec acceptance certificate",
    "(?=[^]*(?:(?:certificate|caq)\\)? (?:number|no\\b)|(?:numero|no|n°)\\W{0,2}(?:du|de) (?:certificat|caq)))",
  ),
  enrolmentLetter: atHead(
    "(?:confirmation|proof|verification|letter|certificate) of (?:enrolment|enrollment|registration)\\b|(?:enrolment|enrollment) (?:letter|verification|confirmation)|(?:attestation|confirmation|preuve|certificat) d'inscription",
    notOfAPupil,
  ),
  coOpLetter: atHead(
    "co-?op(?:erative)?(?: education)?(?: work[ -]term)?(?: program(?:me)?)? (?:letter|confirmation|verification|requirement)|(?:letter|confirmation|verification) of (?:mandatory )?(?:co-?op|internship|work[ -]term|practicum)|(?:internship|practicum|work[ -]term) (?:letter|confirmation|verification|requirement)|(?:attestation|lettre|confirmation|preuve)(?: (?:de|d'un|du))? (?:stage|programme coop|alternance|regime cooperatif)",
  ),
  scholarshipLetter: atHead(
    "(?:scholarship|fellowship|bursary|studentship) (?:award|offer|grant|letter|confirmation|notification|certificate)|(?:letter|notice|offer|confirmation) of (?:a |your )?(?:scholarship|bursary|fellowship)|award of (?:a |the )?scholarship|(?:lettre|avis|attestation|confirmation|octroi|offre|attribution)(?: (?:de|d'octroi de|d'octroi d'une|d'attribution de|d'attribution d'une|d'une))? bourse|bourse (?:d'etudes|d'excellence|d'admission|d'accueil)",
    "(?![^]{0,600}(?:letter of acceptance|offer of admission|lettre d'(?:admission|acceptation)|transcript|releve de notes))",
  ),
  labourMarketAssessment: atHead(
    "labou?r market impact assessment|etude d'impact sur le marche du travail",
    "(?=[^]*(?:employment and social development|service canada|emploi et developpement social))",
  ),
  offerOfEmployment: atHead(
    "offer of employment (?:number|id|submitted|confirmation)|employer portal|numero de l'offre d'emploi|portail des employeurs",
  ),
  visitInsurance: atHead(
    "super ?visa[^]{0,60}(?:insurance|coverage)|(?:insurance|coverage)[^]{0,60}(?:super ?visa|visitors? to canada)|visitors? to canada[^]{0,60}(?:insurance|coverage|policy)|(?:assurance|couverture|police)[^]{0,60}(?:super ?visa|visiteurs? au canada)|travel (?:medical |health )?insurance|(?:attestation|certificat|confirmation|police|preuve) d'assurance|(?:certificate|confirmation|proof|letter) of (?:\\w+ )?(?:insurance|coverage)|insurance (?:certificate|confirmation|policy)|assurance[- ](?:voyage|maladie|sante)",
  ),
  credentialAssessment: atHead(
    "educational credential assessment|credential (?:evaluation|assessment) report|evaluation des diplomes d'etudes|evaluation comparative des etudes",
  ),
  residentVisa: atHead(
    "temporary resident visa|visa de resident temporaire",
    "(?=[^]*(?:visa|document) (?:number|no\\b)|[^]*numero (?:de|du) visa|[^]*v[a-z<]can[a-z]+<)(?![^]*(?:refus|your application|votre demande))",
  ),
  divorce: atHead(
    "(?:certificate|judgment|judgement|decree|order) of divorce|divorce (?:certificate|judgment|judgement|decree|order)|decree absolute|(?:certificat|jugement|acte|ordonnance|decret) de divorce",
  ),
  adoption: atHead(
    "(?:certificate|order|decree|deed) of adoption|adoption (?:certificate|order|decree|deed)|(?:certificat|jugement|ordonnance|acte) d'adoption",
  ),
  nameChange: atHead(
    "(?:certificate|order|registration|proof) of (?:a |legal )?(?:change of name|name change)|change of name (?:certificate|order|registration)|legal change of name|name change certificate|deed poll|(?:certificat|decision|acte|jugement|attestation) (?:de|d'un) changement de nom",
  ),
  commonLaw: atHead(
    "(?:statutory )?declaration of (?:a )?common[- ]law|common[- ]law (?:union|partnership|declaration)|affidavit of (?:cohabitation|common[- ]law)|declaration (?:officielle )?(?:d'union (?:de fait|libre)|de conjoints? de fait)|union de fait",
  ),
  requestForDocuments: atHead(
    "request for (?:additional |further |more )?(?:documents?|information)|additional (?:documents?|information) (?:is |are )?(?:request|required|needed)|procedural fairness|demande de (?:documents|renseignements)\\b|(?:documents|renseignements) (?:supplementaires|additionnels) (?:requis|demandes|exiges)|equite procedurale",
    ofAuthority,
  ),
  passportRequest: atHead(
    "passport request|request for (?:your )?(?:original )?passport|demande de (?:votre )?passeport|passeport original",
    ofAuthority,
  ),
  medicalRequest: atHead(
    "medical (?:examination )?(?:request|instructions?)|request for (?:a )?medical|(?:instructions|demande)[^.]{0,30}examen medical",
    ofAuthority,
  ),
  acknowledgement: atHead("acknowledge?ment of receipt|accuse de reception", ofAuthority),
  letterOfIntroduction: atHead("letter of introduction|lettre d'introduction", ofAuthority),
} as const;

export type OtherKind = keyof typeof otherKinds;
