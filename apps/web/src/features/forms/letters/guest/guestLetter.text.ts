import type { Wording } from "../../../../ui/language.tsx";

export const guestLetterText = {
  notOpen: { en: "This letter is not open here", fr: "Cette lettre n’est pas ouverte ici" },
  lead: {
    en: "In this letter you speak. Answer what is asked, read what it says, and write a part in your own words where you want to. What is missing is in brackets: what nothing here asks for, such as documents, the person who invited you adds.",
    fr: "Dans cette lettre, c’est vous qui parlez. Répondez à ce qui est demandé, lisez ce qu’elle dit et écrivez une partie dans vos propres mots si vous le voulez. Ce qui manque est entre crochets\u00A0: ce qui n’est pas demandé ici, comme des documents, la personne qui vous invite l’ajoute.",
  },
  keptHere: {
    en: "What you wrote and was not saved yet stays on this page. Copy it before you close the page.",
    fr: "Ce que vous avez écrit et qui n’est pas encore enregistré reste sur cette page. Copiez-le avant de la fermer.",
  },
  next: {
    en: "After you confirm it, say that you are done. The legal team makes the final letter, and you sign it by hand.",
    fr: "Après l’avoir confirmée, indiquez que vous avez terminé. L’équipe juridique prépare la lettre définitive, que vous signez à la main.",
  },
  done: { en: "Go to the end of your part", fr: "Aller à la fin de votre partie" },
  back: { en: "Back to your part", fr: "Retour à votre partie" },
} as const satisfies Record<string, Wording>;
