import type { BilingualText, Wording } from "../../../ui/language.tsx";

/** Words of the administrator’s page of schools and agencies. */
export const organisationsText = {
  title: { en: "Schools and agencies", fr: "Établissements et agences" },
  lead: {
    en: "Applicants and staff can belong to a school or an agency. Its staff see nothing of an applicant until the applicant allows it.",
    fr: "Les personnes qui présentent une demande et le personnel peuvent être rattachés à un établissement ou à une agence. Son personnel ne voit rien d’une demande tant que la personne ne le permet pas.",
  },
  addTitle: { en: "Add a school or agency", fr: "Ajouter un établissement ou une agence" },
  kind: { en: "What is it?", fr: "De quoi s’agit-il?" },
  school: { en: "School", fr: "Établissement" },
  agent: { en: "Agency", fr: "Agence" },
  name: { en: "Name", fr: "Nom" },
  nameMissing: { en: "Enter a name.", fr: "Entrez un nom." },
  kindMissing: { en: "Choose a school or an agency.", fr: "Choisissez un établissement ou une agence." },
  add: { en: "Add", fr: "Ajouter" },
  added: { en: "{name} was added.", fr: "{name} figure maintenant dans la liste." },
  none: { en: "No school or agency yet.", fr: "Aucun établissement ni aucune agence pour le moment." },
  nameOfKind: { en: "{name} ({kind})", fr: "{name} ({kind})" },
  links: { en: "Registration links", fr: "Liens d’inscription" },
  linksNone: { en: "No link yet.", fr: "Aucun lien pour le moment." },
  applicantKind: {
    en: "People who join by the link apply as (optional)",
    fr: "Les personnes qui suivent le lien présentent une demande à titre de (facultatif)",
  },
  appliesAs: { en: "Applies as", fr: "À titre de" },
  anyKind: { en: "Not set", fr: "Non précisé" },
  kinds: {
    student: { en: "Student", fr: "Étudiante ou étudiant" },
    visitor: { en: "Visitor", fr: "Visiteuse ou visiteur" },
    worker: { en: "Worker", fr: "Travailleuse ou travailleur" },
    expressEntry: { en: "Express Entry candidate", fr: "Candidate ou candidat d’Entrée express" },
    iec: { en: "Youth mobility candidate", fr: "Candidate ou candidat de la mobilité des jeunes" },
  },
  make: { en: "Make a new link", fr: "Créer un lien" },
  made: {
    en: "Copy this link now. It is shown only this once.",
    fr: "Copiez ce lien maintenant. Il n’est affiché qu’une seule fois.",
  },
  madeOn: { en: "Made on", fr: "Créé le" },
  used: { en: "Joined", fr: "Inscriptions" },
  state: { en: "State", fr: "État" },
  open: { en: "Open", fr: "Ouvert" },
  ended: { en: "Ended", fr: "Fermé" },
  end: { en: "End this link", fr: "Fermer ce lien" },
  linkOf: { en: "made on {when}", fr: "créé le {when}" },
  endedNow: {
    en: "The link is ended. Nobody can join by it.",
    fr: "Le lien est fermé. Plus personne ne peut l’utiliser.",
  },
} as const satisfies Record<string, Wording | Record<string, BilingualText>>;
