import { titled, type Anchors } from "../../anchor.ts";

/** What papers about work say of themselves. */
export const workAnchors: Anchors = {
  EmploymentLetter: [
    ...titled(
      5,
      /(?:employment|experience|work reference|employee reference|service) (?:letter|certificate|verification|confirmation)|(?:letter|certificate|confirmation|verification|proof) of (?:employment|experience|service)|lettre (?:d'emploi|de l'employeur|de recommandation professionnelle)|(?:attestation|certificat|confirmation|preuve) (?:d'emploi|de travail|de l'employeur|d'experience)/,
      /pleased to offer you[^.]{0,80}(?:employment|position|job)\b|vous offrir[^.]{0,60}(?:poste|emploi)\b/,
      /(?:job offer|offer of employment|employment (?:offer|agreement|contract)|letter of appointment|offer letter)\b|offre d'emploi|contrat de travail|promesse d'embauche/,
    ),
    ...titled(
      2,
      /(?:annual|monthly|gross|base|hourly|weekly) (?:salary|income|wage|pay)|(?:salary|wage|paid) of|salaire (?:annuel|mensuel|brut|horaire)|\bremuneration\b/,
      /(?:has been|is|was|have been) (?:currently )?(?:employed|working)|\b(?:est|a ete|etait) (?:actuellement )?(?:a l'emploi|employee?)|\btravaille (?:chez|pour|au sein)/,
      /\b(?:human resources|ressources humaines|employer|employeur)\b/,
      /\b(?:position|job title|designation|poste|titre du poste)\b/,
    ),
    // What authorities say to employers is of other kinds.
    ...titled(
      -7,
      /labou?r market impact assessment|etude d'impact sur le marche du travail|offer of employment (?:number|id)|numero de l'offre d'emploi|employer portal|portail des employeurs/,
    ),
  ],
  PaySlip: titled(
    5,
    /pay ?(?:slip|stub|advice)|payslip|salary slip|wage slip|bulletin de (?:paie|salaire)|(?:talon|releve) de (?:paie|paye)|fiche de paie|earnings statement|statement of earnings/,
  ).concat(
    titled(
      2,
      /pay period|periode de paie/,
      /net pay|net salary|salaire net|paie nette|net a payer/,
      /\bdeductions?\b|\bretenues?\b/,
    ),
    titled(1, /gross (?:pay|salary|earnings)|(?:salaire|gain)s? bruts?/),
  ),
  TaxDocument: titled(
    5,
    /notices? of (?:re)?assessment|avis de (?:nouvelle )?cotisation|statement of remuneration paid|etat de la remuneration payee|\bt4 (?:slip|statement)\b|feuillet t4\b|income tax return|declaration de revenus|income tax (?:assessment|acknowledgement)|\bitr-v\b|tax return (?:transcript|acknowledgement)|avis d'impot/,
  ).concat(
    titled(2, /canada revenue agency|agence du revenu du canada|revenu quebec|income tax department|inland revenue/),
    titled(1, /\btax year\b|annee d'imposition|assessment year/),
  ),
  PilotLicence: titled(
    5,
    /(?:commercial|private|recreational|airline transport|student) pilot(?:'s)? (?:licen[cs]e|permit)|pilot licen[cs]e|flight crew licen[cs]e|licence de (?:pilote|membre d'equipage)|licence d'equipage/,
  ).concat(
    titled(
      2,
      /transport canada|transports canada|civil aviation|aviation civile/,
      /\b(?:ratings?|aeroplane|qualifications?)\b[^]{0,60}\b(?:aeroplane|engine|avion|multi)/,
    ),
  ),
  Resume: titled(4, /\bcurriculum vit(?:ae|æ)|\bresume\b(?! (?:of|de)\b)|\bcv\b/).concat(
    titled(
      2,
      /(?:work|professional|employment) (?:experience|history)[^]*education|education[^]*(?:work|professional|employment) (?:experience|history)|experiences? (?:professionnelles?|de travail)[^]*(?:formation|etudes|scolarite)|(?:formation|etudes|scolarite)[^]*experiences? (?:professionnelles?|de travail)/,
      /\b(?:skills|languages|references|interests)\b|\b(?:competences|langues|references|interets)\b/,
    ),
    titled(1, /\bpresent\b|\bcurrent\b|aujourd'hui|a ce jour|\bactuel/),
  ),
};
