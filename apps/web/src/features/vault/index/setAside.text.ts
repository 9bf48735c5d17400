import type { Wording } from "../../../ui/language.tsx";

export const text = {
  closed: {
    one: {
      en: "{count} file is hidden because {why}. Nobody sees it now. It comes back if your answers make it needed again.",
      fr: "{count} fichier est masqué. Raison : {why}. Personne ne le voit pour le moment. Il reviendra si vos réponses le rendent de nouveau nécessaire.",
    },
    other: {
      en: "{count} files are hidden because {why}. Nobody sees them now. They come back if your answers make them needed again.",
      fr: "{count} fichiers sont masqués. Raison : {why}. Personne ne les voit pour le moment. Ils reviendront si vos réponses les rendent de nouveau nécessaires.",
    },
  },
  inTrash: {
    one: {
      en: "{count} file is kept in the trash because {why}. It will be permanently deleted on {date}, unless the person or the answer is back before then.",
      fr: "{count} fichier est conservé dans la corbeille. Raison : {why}. Il sera supprimé définitivement le {date}, sauf si la personne ou la réponse revient avant.",
    },
    other: {
      en: "{count} files are kept in the trash because {why}. The first will be permanently deleted on {date}, unless the person or the answer is back before then.",
      fr: "{count} fichiers sont conservés dans la corbeille. Raison : {why}. Le premier sera supprimé définitivement le {date}, sauf si la personne ou la réponse revient avant.",
    },
  },
} as const satisfies Record<string, Wording>;
