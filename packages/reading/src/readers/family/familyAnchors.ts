import { titled, type Anchors } from "../../anchor.ts";

/** What papers of registries and the police say of themselves. */
export const familyAnchors: Anchors = {
  PoliceCertificate: titled(
    5,
    /police (?:clearance )?certificate|criminal record check|certificat de (?:police|bonne conduite)|casier judiciaire/,
  ),
  BirthCertificate: titled(
    5,
    /(?:birth certificate|certificate of (?:live )?birth)|(?:acte|certificat|extrait) (?:d'acte )?de naissance/,
  ),
  MarriageCertificate: titled(5, /(?:marriage certificate|certificate of marriage)|(?:acte|certificat) de mariage/),
};
