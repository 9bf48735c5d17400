import type { Wording } from "../../../ui/language.tsx";

export const text = {
  closed: {
    one: {
      en: "{count} file is set aside because {why}. Nobody sees it now. It comes back as soon as the answer calls for it again.",
      fr: "{count} fichier est mis de côté. Raison : {why}. Personne ne le voit pour le moment. Il reviendra dès que la réponse l’appellera de nouveau.",
    },
    other: {
      en: "{count} files are set aside because {why}. Nobody sees them now. They come back as soon as the answer calls for them again.",
      fr: "{count} fichiers sont mis de côté. Raison : {why}. Personne ne les voit pour le moment. Ils reviendront dès que la réponse les appellera de nouveau.",
    },
  },
  inTrash: {
    one: {
      en: "{count} file is kept in the trash because {why}. It is erased for good on {date}, unless the person or the answer is back before.",
      fr: "{count} fichier est conservé dans la corbeille. Raison : {why}. Il sera effacé définitivement le {date}, sauf si la personne ou la réponse revient avant.",
    },
    other: {
      en: "{count} files are kept in the trash because {why}. The first is erased for good on {date}, unless the person or the answer is back before.",
      fr: "{count} fichiers sont conservés dans la corbeille. Raison : {why}. Le premier sera effacé définitivement le {date}, sauf si la personne ou la réponse revient avant.",
    },
  },
} as const satisfies Record<string, Wording>;
