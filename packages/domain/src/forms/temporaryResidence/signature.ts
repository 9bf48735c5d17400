import type { FormSection } from "../fields/field.ts";

export const signature: FormSection = {
  id: "signature",
  title: { en: "Signature and consent to contact", fr: "Signature et consentement à être joint" },
  parts: [
    {
      path: "consentToContact",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Do you agree that IRCC may contact you later for studies or surveys?",
        fr: "Acceptez-vous qu’IRCC vous joigne plus tard pour des études ou des sondages?",
      },
      hint: {
        en: "Your answer does not change the decision on your application.",
        fr: "Votre réponse ne change rien à la décision sur votre demande.",
      },
    },
    {
      path: "signatureName",
      kind: "name",
      needed: "always",
      label: { en: "Type your full name to sign", fr: "Tapez votre nom complet pour signer" },
      hint: {
        en: "A parent or guardian signs for a person under 18.",
        fr: "Un parent ou tuteur signe pour une personne de moins de 18 ans.",
      },
    },
  ],
};
