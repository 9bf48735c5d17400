import { isCanadianCitizen } from "../../conditions/identity/canadianCitizen.ts";
import { assessmentWarning } from "../warning.ts";

export const citizenshipWarnings = [
  assessmentWarning({
    id: "canadianCitizen",
    name: { en: "A Canadian Needs None of This", fr: "La citoyenneté canadienne dispense de tout cela" },
    message: {
      en: "With a Canadian passport no visa, eTA or permit is needed, and none can be given.",
      fr: "Avec un passeport canadien, ni visa, ni AVE, ni permis ne sont exigés, et aucun ne peut être délivré.",
    },
    fix: {
      en: "Do not apply. Show a valid Canadian passport to fly to Canada. If Canada is listed by mistake, take it out.",
      fr: "Ne faites pas de demande. Présentez un passeport canadien valide pour prendre l’avion vers le Canada. Si le Canada est indiqué par erreur, retirez-le.",
    },
    isBlocking: false,
    isPopUp: true,
    isOurs: true,
    raisedWhen: isCanadianCitizen,
  }),
];
