import { familyFilesComeLater } from "../../conditions/application/application.ts";
import { dependentNeedsNoVisa, familyMayCome } from "../../conditions/family/family.ts";
import { all } from "../../kernel/condition.ts";
import { agreement, breakpoint, intro, review } from "../step.ts";

/** Pages that close an assessment, or a part of it (document 3 section 2.1). Titles marked "spec" are the specification's own. */

/** spec */
export const usCitizensNoVisaInfo = intro({
  id: "usCitizensNoVisaInfo",
  person: "main",
  question: { en: "US Citizens Don't Need a Visa", fr: "Les citoyens américains n’ont pas besoin de visa" },
  hint: {
    en: "Family members with a US passport can come with you without a visitor visa. They still need a permit to study or work.",
    fr: "Les membres de votre famille qui ont un passeport américain peuvent vous accompagner sans visa de visiteur. Il leur faut tout de même un permis pour étudier ou travailler.",
  },
  shown: dependentNeedsNoVisa,
});

/** spec */
export const uploadYourDocuments = breakpoint({
  id: "uploadYourDocuments",
  person: "main",
  question: { en: "Upload Your Documents", fr: "Téléversez vos documents" },
  hint: {
    en: "Add the documents you already have. We read them and tell you what is still missing. You can add more later.",
    fr: "Ajoutez les documents que vous avez déjà. Nous les lisons et vous disons ce qui manque. Vous pourrez en ajouter plus tard.",
  },
  button: { en: "Go to my documents", fr: "Aller à mes documents" },
  backButton: true,
  leadsTo: "vault",
});

export const dependentsDisclaimer = agreement({
  id: "dependentsDisclaimer",
  person: "main",
  question: { en: "Your family’s own applications come later", fr: "Les demandes de votre famille viennent plus tard" },
  hint: {
    en: "This application is only for you. We prepare the files of your spouse, partner or children after it. Do you agree to continue this way?",
    fr: "Cette demande ne vise que vous. Nous préparons ensuite les dossiers de votre conjoint, partenaire ou enfants. Acceptez-vous de continuer ainsi?",
  },
  whyWeAsk: {
    en: "Until you agree, the children’s documents are only recommended.",
    fr: "Tant que vous n’acceptez pas, les documents des enfants sont seulement recommandés.",
  },
  shown: all(familyFilesComeLater, familyMayCome),
  fact: "agreedToDisclaimer",
  agree: { en: "I agree", fr: "J’accepte" },
  disagree: { en: "I do not agree", fr: "Je n’accepte pas" },
});

export const reviewAnswers = review({
  id: "reviewAnswers",
  person: "main",
  question: { en: "Check your answers", fr: "Vérifiez vos réponses" },
  hint: {
    en: "Change anything that is not right. Your answers go into official forms.",
    fr: "Modifiez ce qui n’est pas exact. Vos réponses servent à remplir des formulaires officiels.",
  },
});

/** spec: "Pre-Assessment Complete" is the page's name, this its title. */
export const preAssessmentComplete = breakpoint({
  id: "preAssessmentComplete",
  person: "main",
  question: {
    en: "Review your customized plan and complete payment to continue",
    fr: "Consultez votre plan personnalisé et effectuez le paiement pour continuer",
  },
  hint: {
    en: "Your plan lists your documents, forms, letters, money and dates. We cannot predict the decision.",
    fr: "Votre plan présente vos documents, formulaires, lettres, fonds et dates. Nous ne pouvons pas prédire la décision.",
  },
  button: { en: "See my plan", fr: "Voir mon plan" },
  backButton: false,
  leadsTo: "plan",
});
