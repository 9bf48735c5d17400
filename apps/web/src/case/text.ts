import type { RequirementLevel } from "@boreal/domain/vault/page";
import type { BilingualText } from "../ui/language.tsx";
import type { Tone } from "../ui/layout/StatusTag.tsx";

/** Words that several pages of one application use. */
export const text = {
  saidNotAvailable: { en: "Marked as not available", fr: "Indiqué comme non disponible" },
  notHereTitle: { en: "You cannot open this application here", fr: "Vous ne pouvez pas ouvrir cette demande ici" },
  notHere: {
    en: "It may belong to another account. Sign in with the account that started it, or go to the start page.",
    fr: "Elle appartient peut-être à un autre compte. Ouvrez une session avec le compte qui l’a commencée ou allez à la page d’accueil.",
  },
  chooseApplication: { en: "Which application is it for?", fr: "Pour quelle demande est-ce?" },
  noApplicationYet: { en: "There is no application yet.", fr: "Il n’y a pas encore de demande." },
  toStart: { en: "Go to the start page", fr: "Aller à la page d’accueil" },

  answersSheet: { en: "All answers, who gave them and when", fr: "Toutes les réponses, qui les a données et quand" },
  change: { en: "Change", fr: "Modifier" },
  answer: { en: "Answer", fr: "Répondre" },
  notAnswered: { en: "Not answered", fr: "Sans réponse" },
  notComplete: { en: "Not complete", fr: "Incomplète" },
  leftEmpty: { en: "Left empty", fr: "Laissé vide" },
  toCorrect: { en: "To be corrected", fr: "À corriger" },
  nothing: { en: "Nothing", fr: "Rien" },

  why: { en: "Why?", fr: "Pourquoi?" },
  basis: { en: "What this is based on", fr: "Sur quoi cela s’appuie" },
  restsOn: { en: "Your answers and documents", fr: "Vos réponses et vos documents" },
  missing: {
    en: "Not known yet. This may change when you tell us",
    fr: "Encore inconnu. Cela peut changer quand vous l’indiquerez",
  },
  restsOnOfAnother: { en: "Answers and documents", fr: "Réponses et documents" },
  missingOfAnother: {
    en: "Not known yet. This may change with the answer",
    fr: "Encore inconnu. La réponse peut changer cela",
  },
  sources: { en: "Where the rule comes from", fr: "D’où vient la règle" },
  checkedOn: { en: "checked {date}", fr: "vérifié le {date}" },
  inForceSince: { en: "in force since {date}", fr: "en vigueur depuis le {date}" },
  verified: { en: "Read in the official text", fr: "Lu dans le texte officiel" },
  specified: { en: "A rule of Boreal", fr: "Une règle de Boreal" },
  unverified: {
    en: "Not verified: check the letter or the official page itself",
    fr: "Non vérifié : consultez la lettre ou la page officielle",
  },
  today: { en: "today’s date", fr: "la date d’aujourd’hui" },
  theType: { en: "the kind of application", fr: "le type de demande" },
  theStatus: { en: "the status of the application", fr: "l’état de la demande" },
  theReceivedDate: { en: "the date IRCC received the application", fr: "la date de réception de la demande par IRCC" },
  theApplication: { en: "facts about the application", fr: "des renseignements sur la demande" },
  theFamily: { en: "the people in your family", fr: "les membres de votre famille" },
  theForms: { en: "what you enter in the official forms", fr: "ce que vous inscrivez dans les formulaires officiels" },
  theLife: { en: "what you tell of your life in your account", fr: "ce que vous dites de votre vie dans votre compte" },
  theAccount: { en: "your account", fr: "votre compte" },
  allDocuments: { en: "the documents in the vault", fr: "les documents du coffre" },
  anAnswer: { en: "one of your answers", fr: "une de vos réponses" },
  inTheVault: { en: "In the vault: {name}", fr: "Dans le coffre : {name}" },

  /** Before what to do about a file, where the reader may not add one. */
  forWhoeverAddsFile: { en: "For the person who adds this file:", fr: "Pour la personne qui ajoute ce fichier\u00A0:" },
  blocking: { en: "Fix this", fr: "À corriger" },
  notBlocking: { en: "Check this", fr: "À vérifier" },
  fieldNotFound: { en: "not found in the file", fr: "introuvable dans le fichier" },
  overridden: { en: "Overridden by a lawyer", fr: "Levé par une avocate ou un avocat" },
  forLegalTeam: { en: "For your legal team", fr: "Pour votre équipe juridique" },
  /** The same to whom the legal team is their own. */
  forTheTeam: { en: "For the legal team", fr: "Pour l’équipe juridique" },
  acknowledged: { en: "You confirmed this", fr: "Vous avez confirmé" },
  acknowledgedByApplicant: {
    en: "The applicant confirmed this",
    fr: "Confirmé par la personne qui présente la demande",
  },
  /** Before a sentence that speaks to the applicant, where somebody else reads it. */
  applicantReads: { en: "The applicant reads:", fr: "La personne qui présente la demande lit\u00A0:" },

  planIsCut: {
    en: "Part of this case is not shown to your role. It is neither listed nor counted here.",
    fr: "Une partie de ce dossier n’est pas visible avec votre rôle. Elle n’est ni affichée ni comptée ici.",
  },

  you: { en: "You", fr: "Vous" },
  applicant: { en: "Applicant", fr: "Personne qui présente la demande" },
  spouse: { en: "Spouse or partner", fr: "Conjoint ou partenaire" },
  child: { en: "Child {n}", fr: "Enfant {n}" },
  host: { en: "Host", fr: "Hôte" },
  visitor: { en: "Visitor", fr: "Personne qui visite" },
  financialSupporter: { en: "Financial supporter", fr: "Personne qui soutient" },
  secondFinancialSupporter: { en: "Second financial supporter", fr: "Deuxième personne qui soutient" },
  custodian: { en: "Custodian", fr: "Gardienne ou gardien" },
} as const satisfies Record<string, BilingualText>;

/** `Withheld`: the level rests on what the reader’s role does not show. */
export const levelWords: Record<RequirementLevel | "Withheld", { readonly word: BilingualText; readonly tone: Tone }> =
  {
    Required: { word: { en: "Required", fr: "Requis" }, tone: "todo" },
    Recommended: { word: { en: "Recommended", fr: "Recommandé" }, tone: "quiet" },
    IfApplicable: { word: { en: "If it applies", fr: "S’il y a lieu" }, tone: "quiet" },
    NotApplicable: { word: { en: "Not needed", fr: "Pas nécessaire" }, tone: "quiet" },
    NeedsAttention: { word: { en: "Needs attention", fr: "À vérifier" }, tone: "attention" },
    Complete: { word: { en: "Complete", fr: "Complet" }, tone: "done" },
    Withheld: { word: { en: "Not shown to your role", fr: "Non visible avec votre rôle" }, tone: "quiet" },
  };

const isLevel = (level: string): level is keyof typeof levelWords => Object.hasOwn(levelWords, level);

export const levelWord = (level: string) => (isLevel(level) ? levelWords[level] : levelWords.IfApplicable);

const others = ["host", "visitor", "financialSupporter", "secondFinancialSupporter", "custodian"] as const;
const isOther = (person: string): person is (typeof others)[number] => others.some((other) => other === person);

/** Who a page or a file is for. `own`: the reader is the applicant. */
export function personName(
  person: string,
  childNumber: number | null | undefined,
  own: boolean,
): { readonly text: BilingualText; readonly values?: Record<string, number> } {
  if (person === "main") return { text: own ? text.you : text.applicant };
  if (person === "child") return { text: text.child, values: { n: childNumber ?? 1 } };
  if (isOther(person)) return { text: text[person] };
  return { text: text.spouse };
}
