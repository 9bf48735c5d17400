import { titled, type Anchor, type Anchors } from "./anchor.ts";
import { moneyAnchors } from "./readers/money/moneyAnchors.ts";
import { familyAnchors } from "./readers/family/familyAnchors.ts";
import { workAnchors } from "./readers/work/workAnchors.ts";
import { otherKinds } from "./readers/other/otherKinds.ts";

/** Each permit names the others in its conditions: the title in both languages, or high on the page, tells which it is. */
const permitAnchors = (english: string, french: string): Anchor[] => [
  ...titled(7, new RegExp(`${english} ?/ ?${french}|${french} ?/ ?${english}`)),
  ...titled(2, new RegExp(`^[^]{0,200}\\b(?:${english}|${french})\\b`), /\bimm ?(?:1442|1208)\b/),
  ...titled(1, /must leave canada by|doit quitter le canada/, /\b(?:uci|iuc)\b|client id/),
];

/**
 * What each type of document says of itself. `BiometricsLetter` is read in full; the others are here so that a wrong
 * document is recognised for what it is. Every pattern counts once.
 */
export const anchors: Anchors = {
  ...moneyAnchors,
  ...workAnchors,
  ...familyAnchors,
  BiometricsLetter: [
    ...titled(
      5,
      /biometrics? (?:instruction|request|collection|validity|status|confirmation|receipt)|(?:status|validity|confirmation|collection|receipt|request) (?:of|for) (?:your )?biometrics?/,
      /lettre (?:de |d')(?:demande|collecte|instructions|validite).{0,50}biometri/,
      /(?:validite|statut|etat|collecte|recu|confirmation|avis).{0,40}(?:donnees biometriques|biometrie)/,
    ),
    ...titled(
      3,
      /(?:give|provide|gave|given) (?:your |us your )?biometrics|(?:fournir|fourni|donner|donne|recueilli).{0,30}(?:donnees biometriques|biometrie)/,
      /fingerprints? and (?:a |your )?(?:photo|photograph|picture)|empreintes digitales et.{0,20}photo/,
    ),
    ...titled(
      2,
      /collection service point|point de (?:collecte|service)|visa application cent(?:re|er)|centre de (?:reception|collecte)/,
      /biometrics? (?:fee|identification|number|id\b|enrolment|enrollment|expiry|expires?|valid)|frais (?:de |relatifs? )?(?:la |aux )?(?:biometrie|donnees biometriques)|numero.{0,30}biometrique/,
    ),
    ...titled(1, /\b(?:uci|iuc)\b/, /biometri/),
  ],
  Passport: titled(
    4,
    /p<[a-z]{3}[a-z<]{5,}/,
    /(?:passport|passeport).{0,12}(?:no|n°|number|numero)\b.{0,40}(?:nationality|nationalite|surname|nom)/,
    /(?:place of birth|lieu de naissance)[^]{0,200}(?:date of expiry|date d'expiration)/,
  ).concat(
    titled(3, /\bpassport\b[^]{0,60}\bpasse?port\b|\bpasaporte\b|\breisepass\b/, /type\s*\/?\s*type[^]{0,60}code/),
    titled(1, /nationality|nationalite/, /authority|autorite/),
  ),
  NationalID: titled(
    4,
    /(?:national )?identity card|carte (?:nationale )?d'identite|identity card number|permanent resident card|carte de resident permanent/,
    /i<[a-z]{3}[a-z0-9<]{6,}/,
  ),
  LetterOfAcceptance: [
    ...titled(
      4,
      /letter of (?:acceptance|admission|offer)|offer of admission|lettre d'(?:acceptation|admission)|offre d'admission/,
    ),
    ...titled(3, /designated learning institution|etablissement d'enseignement designe|\bdli (?:number|no|#)/),
    ...titled(
      2,
      /(?:program|programme) (?:of study|start date|d'etudes)|tuition fees?|frais de scolarite/,
      /pleased to (?:offer|inform|confirm)[^]{0,120}(?:admi|accept)|plaisir de[^]{0,120}admi/,
    ),
    ...titled(1, /student (?:id|number)|code permanent|numero (?:d')?etudiant/),
    // Letters of offer come from employers, too.
    ...titled(-5, /offer you[^.]{0,60}(?:employment|the position)|hourly wage|salaire horaire/),
  ],
  // Letters of acceptance tell students that they need one, so the words count most where they are the title.
  ProvincialAttestationLetter: [
    ...titled(
      6,
      /^[^]{0,300}(?:(?:provincial|territorial) attestation letter|lettre d'attestation (?:de la )?(?:provinc|territ)|attestation (?:letter )?(?:for a study permit|pour une demande de permis d'etudes))/,
    ),
    ...titled(
      4,
      /attestation letter (?:number|no)|\b(?:pal|tal) (?:number|no)\b|(?:numero|no|n°) de (?:la )?lettre d'attestation/,
    ),
    ...titled(
      2,
      /(?:provincial|territorial) attestation letter|lettre d'attestation (?:provinc|territ)/,
      /(?:government|province|territory|gouvernement|territoire)[^.]{0,60} atteste?/,
    ),
  ],
  TuitionReceipt: titled(
    5,
    /tuition (?:fees? )?(?:payment )?receipt|recu (?:officiel )?(?:de |des |pour )(?:les )?(?:droits|frais) de scolarite/,
  ).concat(
    titled(
      4,
      /(?:payment|fee|official) receipt[^]{0,400}\b(?:tuition|student (?:id|number|no))\b|recu de paiement[^]{0,400}(?:scolarite|etudiante?|matricule)/,
    ),
    titled(
      2,
      /tuition[^]{0,300}\bpaid\b|(?:droits|frais) de scolarite[^]{0,300}\bpayee?\b/,
      /receipt (?:number|no|#)|(?:numero|n°|no) (?:du|de) recu/,
    ),
  ),
  Transcript: titled(
    4,
    /(?:academic|official|unofficial) transcript|transcript of (?:records|grades|academic)|releve de notes|bulletin cumulatif/,
  ).concat(
    titled(
      2,
      /\bc?gpa\b|grade point average|moyenne (?:cumulative|generale)/,
      /credits? (?:earned|attempted)|\d(?:\.\d)? credits?\b|credits? obtenus/,
      /^[^]{0,200}(?:transcript|releve de notes)/,
    ),
  ),
  CompletionLetter: titled(
    5,
    /(?:letter|confirmation) of (?:program(?:me)? )?completion|(?:program(?:me)? )?completion (?:letter|of (?:studies|program))|program(?:me)? completion\b(?! date)|lettre d'achevement|attestation de (?:fin|reussite) d'etudes/,
  ).concat(
    titled(
      2,
      /(?:has|have) (?:successfully )?(?:completed|met|fulfilled) (?:all|the)|(?:a|ayant) (?:termine|reussi|satisfait a)/,
      /(?:program(?:me)? )?completion date|date (?:de fin|d'achevement) d(?:u programme|es etudes)/,
      /\bto certify that\b|\bcertifie que\b/,
    ),
  ),
  DegreeCertificate: titled(
    5,
    /(?:has |have |hereby )?confer(?:red|s)? (?:up)?on\b[^]{0,120}(?:degree|diploma)|(?:admitted|admits) to the degree|certificate of graduation|a (?:confere|decerne) a\b[^]{0,120}(?:grade|diplome)/,
  ).concat(
    titled(
      3,
      /rights and privileges|droits et privileges/,
      /name of (?:the )?graduate|(?:credential|degree|diploma) awarded|diplome (?:decerne|obtenu)\b/,
    ),
    titled(2, /date (?:of graduation|of award)|date d'obtention du diplome/, /\bsenate\b|conseil de l'universite/),
  ),
  ChildSchoolLetter: titled(
    4,
    /\bpupil(?:'s)?\b|\bgrade (?:level )?(?:k|\d{1,2})\b|\bkindergarten\b|\beleve\b|\bcommission scolaire\b|centre de services scolaire|conseil scolaire/,
  ).concat(
    titled(
      3,
      /(?:elementary|primary|middle|secondary|high|public) school|school (?:board|district|division)|ecole (?:primaire|secondaire|elementaire)|frequentation scolaire/,
    ),
    titled(2, /\b(?:enrolled|enrolment|registered|principal)\b|\binscrite?\b|\bdirection\b/),
  ),
  LanguageTestResult: titled(
    4,
    /test report form|\bcelpip\b[^]{0,200}(?:score|result|test)|\bielts\b[^]{0,200}(?:band|report)|\bpte (?:academic|core)\b[^]{0,200}score|\btef canada\b[^]{0,200}(?:resultats|attestation)|\btcf canada\b[^]{0,200}attestation|\btoefl\b[^]{0,200}score|duolingo english test/,
  ).concat(
    titled(
      3,
      /listening[^]{0,160}(?:reading|speaking|writing)[^]{0,160}(?:speaking|writing|reading)|comprehension orale[^]{0,200}expression (?:ecrite|orale)/,
    ),
    titled(2, /overall (?:band )?score|band score|score report|test taker|date de passation|date de l'epreuve/),
  ),
  StudyPermit: permitAnchors("study permit", "permis d'etudes"),
  WorkPermit: permitAnchors("work permit", "permis de travail"),
  VisitorRecord: permitAnchors("visitor record", "fiche (?:de|du) visiteur"),
  USVisa: titled(
    5,
    /united states of america[^]{0,80}\bvisa\b|\bu\.?s\.? (?:nonimmigrant )?visa\b/,
    /vn?usa[a-z]+<</,
  ).concat(
    titled(3, /visa ?(?:type)? ?\/? ?class/, /issuing post/),
    titled(1, /control number|expiration date|date of expiration/),
  ),
  RefusalLetter: titled(
    5,
    /(?:application|permit|visa)[^.]{0,80}(?:has been|is|was) refused|refusal of your application|(?:demande|permis|visa)[^.]{0,80}(?:a ete|est) refuse/,
  ).concat(
    titled(
      3,
      /(?:i am|we are) not satisfied that|je ne suis pas convaincue? que/,
      /immigration, refugees and citizenship[^]{0,400}refus|immigration, refugies et citoyennete[^]{0,400}refus/,
    ),
  ),
  MedicalExam: titled(
    5,
    /medical information sheet|proof of (?:upfront |immigration )?medical|upfront medical|feuille de renseignements emedical|preuve (?:de l'|d')examen medical|\bimm ?1017\b|information sheet - ime/,
  ).concat(
    titled(
      2,
      /panel physician|medecin designe/,
      /\b(?:ime|umi|emi)\b (?:number|no)|numero (?:ime|umi|emi)|identifiant medical/,
    ),
    titled(1, /medical (?:examination|exam|report)|examen medical/),
  ),
  CourtReceipt: titled(
    5,
    /receipt for (?:the )?court fees?|court fee receipt|(?:request|demande)[^.]{0,30}(?:pay(?:ment)?|paiement)[^.]{0,40}(?:filing|court) fees?|recu des frais (?:de cour|judiciaires)|demande de paiement des frais de cour/,
  ).concat(titled(3, /confirmation number|numero de confirmation/, /federal court|cour federale/)),
  CourtDocument: titled(3, /federal court|cour federale/, /\bimm-\d{1,5}-\d{2}\b/).concat(
    titled(
      2,
      /\bregistry\b|\bgreffe\b/,
      /\b(?:e-?filing|filing|filed)\b|\bdepot\b/,
      /judicial review|controle judiciaire|\bbetween\b|\baffidavit\b/,
    ),
  ),
  Other: titled(8, ...Object.values(otherKinds)),
  CustodianDeclaration: titled(5, /custodian(?:ship)? declaration|declaration (?:du|de) gardien/).concat(
    titled(4, /custodian for minors|custodian information|gardien d'un mineur|renseignements sur le gardien/),
    titled(3, /imm ?5646/),
  ),
  IMM1294: titled(6, /imm ?1294|application for study permit made outside/),
  IMM5645: titled(6, /imm ?5645|imm ?5707|\bfamily information\b|renseignements sur la famille/),
};
