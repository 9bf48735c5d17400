import type { BilingualText } from "../../ui/language.tsx";

/** Words of the administrator’s page of schools. */
export const schoolsText = {
  title: { en: "Known schools", fr: "Établissements connus" },
  lead: {
    en: "What you enter here about a school changes what its students are asked and can do. A student belongs to a school by the ID in their account. If there is none, the name in their answer or in their letter of acceptance counts.",
    fr: "Ce que vous indiquez ici au sujet d’un établissement change ce qui est demandé aux personnes qui y étudient et ce qu’elles peuvent faire. Une personne appartient à un établissement par l’identifiant inscrit dans son compte. S’il n’y en a pas, c’est le nom donné en réponse ou lu dans la lettre d’acceptation qui compte.",
  },
  none: { en: "No school is set yet.", fr: "Aucun établissement n’est encore indiqué." },
  school: { en: "School {n}", fr: "Établissement {n}" },
  names: { en: "Names", fr: "Noms" },
  namesHint: {
    en: "One on each line, as people and letters write them. The first is the name of the school.",
    fr: "Un par ligne, comme les personnes et les lettres les écrivent. Le premier est le nom de l’établissement.",
  },
  id: { en: "ID in the accounts of its students", fr: "Identifiant dans les comptes des personnes qui y étudient" },
  idHint: { en: "Leave it empty if accounts hold none.", fr: "Laissez vide si les comptes n’en contiennent pas." },
  says: { en: "Rules for this school", fr: "Règles pour cet établissement" },
  suppliesCertificate: {
    en: "It obtains Quebec’s acceptance certificate itself: for a first study permit, its students only view the certificate",
    fr: "Il obtient lui-même le certificat d’acceptation du Québec : pour un premier permis d’études, les personnes qui y étudient consultent seulement le certificat",
  },
  marksPlacement: {
    en: "Its letter of acceptance has a box for the work placement: its students are asked about that box",
    fr: "Sa lettre d’acceptation comporte une case pour le stage : la question posée aux personnes qui y étudient porte sur cette case",
  },
  programs: { en: "Programs", fr: "Programmes" },
  programsHint: {
    en: "One on each line. Its students choose from them; with none, they type the name of the program.",
    fr: "Un par ligne. Les personnes qui y étudient choisissent dans cette liste; sans liste, elles entrent le nom de leur programme.",
  },
  add: { en: "Add a school", fr: "Ajouter un établissement" },
  remove: { en: "Remove", fr: "Retirer" },
  save: { en: "Save all", fr: "Tout enregistrer" },
  saved: {
    en: "Saved. It now applies to every case.",
    fr: "Enregistré. Cela s’applique maintenant à tous les dossiers.",
  },
} satisfies Record<string, BilingualText>;
