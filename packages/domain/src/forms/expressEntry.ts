import { childIs18 } from "../conditions/family/dependentVisas.ts";
import { spouseIsInCase } from "../conditions/family/family.ts";
import type { Text } from "../kernel/text.ts";
import { form, notCalledFor, type Form } from "./form.ts";
import { expressEntryOnScreen } from "./sources.ts";

/**
 * After an invitation everything is typed on IRCC's screens, which ask what these forms ask. Nobody sends them: they are filled
 * in once here, in their order, and copied (docs/facts/express-entry.md section 10, ADR 0208).
 */

const invited = ["ExpressEntryIta"] as const;

const onScreen: Text = {
  en: "after an invitation IRCC asks on screen what this form asks, and you copy it from here without sending the form",
  fr: "après une invitation, IRCC demande à l’écran ce que demande ce formulaire, et vous le recopiez d’ici sans envoyer le formulaire",
};

const ofAdults = (id: "IMM5406" | "IMM5669"): readonly Form[] => [
  form({
    id,
    person: "main",
    appliesTo: invited,
    cases: [],
    otherwise: [onScreen, true],
    sources: [expressEntryOnScreen],
  }),
  form({
    id,
    person: "spouse",
    appliesTo: invited,
    shown: spouseIsInCase,
    cases: [],
    otherwise: [onScreen, true],
    sources: [expressEntryOnScreen],
  }),
  form({
    id,
    person: "child",
    appliesTo: invited,
    cases: [[childIs18, true]],
    otherwise: notCalledFor,
    sources: [expressEntryOnScreen],
  }),
];

export const expressEntryForms: readonly Form[] = [
  // One for the whole family.
  form({
    id: "IMM0008",
    person: "main",
    appliesTo: invited,
    cases: [],
    otherwise: [onScreen, true],
    sources: [expressEntryOnScreen],
  }),
  ...ofAdults("IMM5669"),
  ...ofAdults("IMM5406"),
];
