/** Words of the first page that somebody sees. */
export const welcomeText = {
  title: {
    en: "Prepare your application to Canada, one question at a time",
    fr: "Préparez votre demande pour le Canada, une question à la fois",
  },
  lead: {
    en: "Boreal asks only what matters for you. It tells you which documents you need and why, and checks them before anyone else does.",
    fr: "Boreal ne demande que ce qui compte pour vous. Il indique quels documents il vous faut et pourquoi, et les vérifie avant tout le monde.",
  },
  wanted: { en: "What you want to do", fr: "Ce que vous voulez faire" },

  know: { en: "Good to know", fr: "Bon à savoir" },
  atHand: { en: "What to have ready", fr: "À avoir sous la main" },
  atHandMore: {
    en: "Your passport, your letter of acceptance and proof of your money. You can start without them.",
    fr: "Votre passeport, votre lettre d’acceptation et vos preuves de fonds. Vous pouvez commencer sans eux.",
  },
  howLong: { en: "How long it takes", fr: "Temps à prévoir" },
  howLongMore: {
    en: "About {minutes} minutes and {screens} short pages for a single student applying for the first time. More with a family. Every answer is saved, so stop whenever you like.",
    fr: "Environ {minutes} minutes et {screens} courtes pages pour une personne seule qui fait une première demande. Plus avec une famille. Chaque réponse est enregistrée : arrêtez quand vous voulez.",
  },
  cost: { en: "What it costs", fr: "Ce qu’il en coûte" },
  costMore: {
    en: "Creating an account and answering the questions is free. Your plan shows the government’s fees. The office that runs this site tells you what its own help costs.",
    fr: "Créer un compte et répondre aux questions est gratuit. Votre plan indique les frais du gouvernement. Le bureau qui gère ce site vous dit ce que coûte sa propre aide.",
  },
  costWithFees: {
    en: "Creating an account and answering the questions is free. The government asks {permit} for a study permit and {biometrics} for biometrics. The office that runs this site tells you what its own help costs.",
    fr: "Créer un compte et répondre aux questions est gratuit. Le gouvernement demande {permit} pour un permis d’études et {biometrics} pour les données biométriques. Le bureau qui gère ce site vous dit ce que coûte sa propre aide.",
  },
  runs: { en: "Who runs this site", fr: "Qui gère ce site" },
  runsMore: {
    en: "The office that gave you the address {host} runs this site and keeps your data. It is not the Government of Canada.",
    fr: "Le bureau qui vous a donné l’adresse {host} gère ce site et conserve vos données. Ce n’est pas le gouvernement du Canada.",
  },
  sees: { en: "Who sees what you write", fr: "Qui voit ce que vous écrivez" },
  seesMore: {
    en: "You, the office’s lawyers, the paralegals who work on your case, and the administrator of this site. An education agent who brought you here sees nothing about health, the police or money. Your school and the support staff see no answers.",
    fr: "Vous, les avocates et avocats du bureau, les parajuristes qui travaillent à votre dossier et l’administration de ce site. Une agence d’études qui vous a fait connaître ce site ne voit rien sur la santé, la police ou l’argent. Votre établissement et le personnel de soutien ne voient aucune réponse.",
  },
} as const;
