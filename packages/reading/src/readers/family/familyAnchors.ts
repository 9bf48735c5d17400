import { titled, type Anchors } from "../../anchor.ts";

/** What papers of registries and the police say of themselves. */
export const familyAnchors: Anchors = {
  PoliceCertificate: titled(
    5,
    /police (?:clearance|character|good conduct|record)? ?(?:certificate|report|check|clearance)|criminal (?:record|history) (?:check|certificate|report|verification)|certificate of (?:good conduct|no criminal record|non-criminal record)|(?:certificat|attestation) (?:de police|de bonne (?:conduite|vie)|d'absence de casier|de verification de casier|de casier)|(?:extrait|bulletin)[^.]{0,30}casier judiciaire|identity history summary/,
  ).concat(
    titled(
      3,
      /no (?:criminal )?(?:record|conviction|adverse|trace)[^.]{0,40}|(?:aucune?|neant|ne figure)[^.]{0,40}(?:condamnation|casier|inscription)/,
      /\bcriminal investigation|\bpolice force\b|\bpolice service\b|mounted police|surete|gendarmerie|direction generale de la police|service de police/,
    ),
  ),
  BirthCertificate: titled(
    5,
    /(?:birth certificate|certificate of (?:live )?birth|birth registration|registration of birth|extract of (?:an entry of )?birth)|(?:acte|certificat|extrait|copie)[^.]{0,30} (?:d'acte )?de naissance/,
  ).concat(
    titled(
      2,
      /place of birth|lieu de naissance|\bborn (?:on|at|in)\b|\best nee?\b/,
      /(?:name of (?:the )?|')(?:father|mother|parent)|father's name|mother's|\b(?:pere|mere)\b|\bparents?\b/,
      /\bregistrar\b|registry|vital statistics|etat civil|officier/,
    ),
  ),
  MarriageCertificate: titled(
    5,
    /(?:marriage (?:certificate|registration|license)|certificate of marriage|registration of marriage|record of marriage)|(?:acte|certificat|extrait|copie)[^.]{0,30} (?:d'acte )?de mariage/,
  ).concat(
    titled(
      2,
      /\b(?:bride|groom|bridegroom|spouses?|husband|wife)\b|\b(?:epoux|epouse|conjoints?)\b/,
      /date of (?:the )?marriage|place of (?:the )?marriage|united in|date du mariage|lieu du mariage|unis? par/,
    ),
  ),
};
