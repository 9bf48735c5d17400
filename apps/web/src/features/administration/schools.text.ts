import type { BilingualText } from "../../ui/language.tsx";

/** Words of the administrator’s page of schools. */
export const schoolsText = {
  title: { en: "Known schools", fr: "Établissements connus" },
  lead: {
    en: "What you enter here about a school changes what its students are asked and can do. A student belongs to a school by their account. If there is none, the name in their answer or in their letter of acceptance counts.",
    fr: "Ce que vous indiquez ici au sujet d’un établissement change ce qui est demandé aux personnes qui y étudient et ce qu’elles peuvent faire. Une personne appartient à un établissement par son compte. S’il n’y en a pas, c’est le nom donné en réponse ou lu dans la lettre d’acceptation qui compte.",
  },
  listTitle: { en: "The list of schools", fr: "La liste des établissements" },
  listLead: {
    en: "A CSV file in UTF-8 with the columns Name, DLI, Province, City, Address, Programs (separated by semicolons) and Work permit (yes or no). The first three are needed. A new file takes the place of the list; what you entered by hand below stays.",
    fr: "Un fichier CSV en UTF-8 avec les colonnes Nom, EED, Province, Ville, Adresse, Programmes (séparés par des points-virgules) et Permis de travail (oui ou non). Les trois premières sont nécessaires. Un nouveau fichier remplace la liste; ce que vous avez entré à la main ci-dessous reste.",
  },
  listed: { en: "Schools in the list now: {count}", fr: "Établissements dans la liste en ce moment\u00A0: {count}" },
  load: { en: "Load a CSV file", fr: "Charger un fichier CSV" },
  sending: { en: "Sending the file", fr: "Envoi du fichier" },
  checking: { en: "Checking each row", fr: "Vérification de chaque ligne" },
  loaded: {
    en: "The list is loaded. New: {added}, already known: {changed}, removed: {removed}, kept although not in the file: {kept}.",
    fr: "La liste est chargée. Nouveaux\u00A0: {added}, déjà connus\u00A0: {changed}, retirés\u00A0: {removed}, gardés sans être dans le fichier\u00A0: {kept}.",
  },
  notLoaded: {
    en: "Nothing was loaded. Correct this in the file, then load it again.",
    fr: "Rien n’a été chargé. Corrigez ceci dans le fichier, puis chargez-le de nouveau.",
  },
  none: { en: "No school is set yet.", fr: "Aucun établissement n’est encore indiqué." },
  school: { en: "School {n}", fr: "Établissement {n}" },
  names: { en: "Names", fr: "Noms" },
  namesHint: {
    en: "One on each line, as people and letters write them. The first is the name of the school.",
    fr: "Un par ligne, comme les personnes et les lettres les écrivent. Le premier est le nom de l’établissement.",
  },
  id: { en: "School to which accounts belong", fr: "Établissement auquel les comptes sont rattachés" },
  idHint: {
    en: "From Schools and agencies. Leave it empty if nobody joins through this school.",
    fr: "Parmi les Établissements et agences. Laissez vide si personne ne s’inscrit par cet établissement.",
  },
  says: { en: "Rules for this school", fr: "Règles pour cet établissement" },
  suppliesCertificate: {
    en: "It obtains Quebec’s acceptance certificate itself: for a first study permit, its students only view the certificate",
    fr: "Il obtient lui-même le certificat d’acceptation du Québec : pour un premier permis d’études, les personnes qui y étudient consultent seulement le certificat",
  },
  marksPlacement: {
    en: "Its letter of acceptance has a box for the work placement: its students are asked about that box",
    fr: "Sa lettre d’acceptation comporte une case pour le stage : la question posée aux personnes qui y étudient porte sur cette case",
  },
  paysForStudents: {
    en: "It pays the office for its students: they pay nothing for the service",
    fr: "Il paie le bureau pour les personnes qui y étudient : elles ne paient rien pour le service",
  },
  paysHint: {
    en: "Only for accounts that have the ID above. A name that someone typed is not enough.",
    fr: "Seulement pour les comptes qui ont l’identifiant ci-dessus. Un nom saisi ne suffit pas.",
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
