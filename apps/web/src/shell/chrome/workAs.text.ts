import type { BilingualText } from "../../ui/language.tsx";

export const workAsText = {
  lawyer: { en: "Work as a lawyer", fr: "Travailler comme avocat ou avocate" },
  paralegal: { en: "Work as a paralegal", fr: "Travailler comme parajuriste" },
  admin: { en: "Work as an administrator", fr: "Travailler à l’administration" },
  now: {
    lawyer: { en: "You work as a lawyer now.", fr: "Vous travaillez maintenant comme avocat ou avocate." },
    paralegal: { en: "You work as a paralegal now.", fr: "Vous travaillez maintenant comme parajuriste." },
    admin: { en: "You work as an administrator now.", fr: "Vous travaillez maintenant à l’administration." },
  },
} satisfies Record<string, BilingualText | Record<string, BilingualText>>;
