import type { LetterKind } from "./letter.ts";

type Wording = { readonly title: string; readonly paragraphs: readonly string[] };

/** Our own wording of the letters, close to what such letters have to say. Used by the layouts the rules were written on. */
export const wording: Readonly<Record<"en" | "fr", Readonly<Record<LetterKind, Wording>>>> = {
  en: {
    request: {
      title: "Biometrics Request Letter",
      paragraphs: [
        "This concerns your application to come to Canada as a temporary resident. To continue processing it, we need your fingerprints and a photograph (your biometrics).",
        "If you have not yet paid the biometrics fee, pay it online now. Processing continues only when the fee is paid.",
        "You have 30 days from the date of this letter to give your biometrics. Make an appointment at an official biometrics collection service point. Bring this letter and your valid passport.",
        "If you do not give your biometrics within this time, your application may be refused.",
      ],
    },
    collection: {
      title: "Biometrics Collection Letter",
      paragraphs: [
        "We have received your biometrics fee. You may now go to a biometrics collection service point to have your fingerprints and photograph taken.",
        "Bring this letter and your passport with you. Without this biometrics collection letter the service point cannot collect your biometrics.",
        "Each person named in the letter must go in person.",
      ],
    },
    validity: {
      title: "Biometrics Validity Confirmation",
      paragraphs: [
        "Our records show that you have given your biometrics and that they are still valid. You do not need to give your fingerprints and photograph again before the date shown.",
        "Keep this page with your papers. Biometrics can be used again for ten years after they were given.",
      ],
    },
    receipt: {
      title: "Biometrics Collection Receipt",
      paragraphs: [
        "Your fingerprints and photograph were collected today at the biometrics collection service point. This is your receipt.",
        "Nothing more is needed from you for biometrics at this time.",
      ],
    },
  },
  fr: {
    request: {
      title: "Lettre de demande de données biométriques",
      paragraphs: [
        "La présente concerne votre demande de séjour temporaire au Canada. Pour en poursuivre le traitement, nous avons besoin de vos empreintes digitales et d’une photo (vos données biométriques).",
        "Si vous n’avez pas encore payé les frais de biométrie, payez-les en ligne dès maintenant. Le traitement se poursuit seulement lorsque les frais sont payés.",
        "Vous avez 30 jours à compter de la date de la présente lettre pour fournir vos données biométriques. Prenez rendez-vous à un point de collecte officiel. Apportez la présente lettre et votre passeport valide.",
        "Si vous ne fournissez pas vos données biométriques dans ce délai, votre demande peut être refusée.",
      ],
    },
    collection: {
      title: "Lettre de collecte des données biométriques",
      paragraphs: [
        "Nous avons reçu vos frais de biométrie. Vous pouvez maintenant vous rendre à un point de collecte des données biométriques pour la prise de vos empreintes digitales et de votre photo.",
        "Apportez cette lettre et votre passeport. Sans cette lettre, le point de collecte ne peut pas recueillir vos données biométriques.",
        "Chaque personne nommée dans la lettre doit se présenter en personne.",
      ],
    },
    validity: {
      title: "Confirmation de la validité des données biométriques",
      paragraphs: [
        "Nos dossiers indiquent que vous avez fourni vos données biométriques et qu’elles sont toujours valides. Vous n’avez pas à fournir de nouveau vos empreintes digitales et votre photo avant la date indiquée.",
        "Conservez cette page avec vos documents. Les données biométriques peuvent servir pendant dix ans après leur collecte.",
      ],
    },
    receipt: {
      title: "Reçu de collecte des données biométriques",
      paragraphs: [
        "Vos empreintes digitales et votre photo ont été recueillies aujourd’hui au point de collecte des données biométriques. Voici votre reçu.",
        "Rien d’autre n’est requis de votre part pour la biométrie.",
      ],
    },
  },
};
