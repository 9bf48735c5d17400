import type { FormPrefill } from "../fields/field.ts";
import { byRule } from "../prefills/origins.ts";
import { applyingForSection, asksForSomething } from "../temporaryResidence/inCanada/applyingFor.ts";

const asked: FormPrefill = byRule(
  { en: "this form asks for a study permit", fr: "ce formulaire sert à demander un permis d’études" },
  () => true,
);

export const applyingFor = applyingForSection({
  restoration: {
    en: "Do you ask to restore your status as a student?",
    fr: "Demandez-vous le rétablissement de votre statut d’étudiant?",
  },
  permit: {
    path: "applyingFor.studyPermit",
    kind: "yesNo",
    label: {
      en: "Do you apply for a study permit, a first one or an extension?",
      fr: "Demandez-vous un permis d’études, un premier ou une prolongation?",
    },
    needed: "always",
    prefill: asked,
    checks: [asksForSomething],
  },
});
