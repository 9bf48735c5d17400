export const text = {
  welcomeTitle: {
    en: "Prepare your application to Canada, one question at a time",
    fr: "Préparez votre demande pour le Canada, une question à la fois",
  },
  welcomeLead: {
    en: "Boreal asks only what matters for you, tells you which documents you need and why, and checks them before anyone else does.",
    fr: "Boreal ne demande que ce qui compte pour vous, indique quels documents il vous faut et pourquoi, et les vérifie avant tout le monde.",
  },
  step1: { en: "Answer in your own time.", fr: "Répondez à votre rythme." },
  step1More: {
    en: "Every answer is saved at once. Leave and come back when you like.",
    fr: "Chaque réponse est enregistrée aussitôt. Partez et revenez quand vous voulez.",
  },
  step2: { en: "Add your documents.", fr: "Ajoutez vos documents." },
  step2More: {
    en: "A photo from your phone will do. They are encrypted with a key of your own.",
    fr: "Une photo prise avec votre téléphone suffit. Ils sont chiffrés avec une clé qui vous est propre.",
  },
  step3: { en: "Your legal team checks.", fr: "Votre équipe juridique vérifie." },
  step3More: {
    en: "They see the same plan as you, with the same reasons.",
    fr: "Elle voit le même plan que vous, avec les mêmes raisons.",
  },
  register: { en: "Open an account", fr: "Ouvrir un compte" },
  signIn: { en: "Sign in", fr: "Ouvrir une session" },

  yourTitle: { en: "Your applications", fr: "Vos demandes" },
  emptyTitle: { en: "No application yet", fr: "Aucune demande pour l’instant" },
  empty: {
    en: "Start one and your plan appears here: what to answer, what to add, and what comes next.",
    fr: "Commencez-en une et votre plan apparaîtra ici : quoi répondre, quoi ajouter et ce qui vient ensuite.",
  },
  startStudent: { en: "Start a study permit application", fr: "Commencer une demande de permis d’études" },
  startAnother: { en: "Start another study permit application", fr: "Commencer une autre demande de permis d’études" },
  goOn: { en: "Continue", fr: "Continuer" },
  started: { en: "Started {date}", fr: "Commencée le {date}" },
  progress: { en: "Questions answered", fr: "Questions répondues" },
  progressOf: { en: "{answered} of {total}", fr: "{answered} sur {total}" },

  casesTitle: { en: "Cases", fr: "Dossiers" },
  casesEmptyTitle: { en: "No case yet", fr: "Aucun dossier pour l’instant" },
  casesEmpty: {
    en: "Cases that are assigned to you appear here.",
    fr: "Les dossiers qui vous sont attribués apparaissent ici.",
  },
  filter: { en: "Find by name", fr: "Trouver par nom" },
  noMatch: { en: "No case matches these letters.", fr: "Aucun dossier ne correspond à ces lettres." },
  columnApplicant: { en: "Applicant", fr: "Personne" },
  columnType: { en: "Application", fr: "Demande" },
  columnStatus: { en: "Status", fr: "État" },
  columnAnswered: { en: "Answered", fr: "Répondu" },
  columnSince: { en: "Status since", fr: "État depuis" },
  unnamed: { en: "Without name", fr: "Sans nom" },
} as const;
