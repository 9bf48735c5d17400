import { applyingForSection, asksForSomething } from "../temporaryResidence/inCanada/applyingFor.ts";

export const applyingFor = applyingForSection({
  restoration: {
    en: "Do you ask to restore your status as a visitor?",
    fr: "Demandez-vous le rétablissement de votre statut de visiteur?",
  },
  permit: {
    path: "applyingFor.extension",
    kind: "yesNo",
    label: {
      en: "Do you ask to stay longer as a visitor?",
      fr: "Demandez-vous à rester plus longtemps comme visiteur?",
    },
    needed: "always",
    checks: [asksForSomething],
  },
});
