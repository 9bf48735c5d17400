import type { Text } from "../../kernel/text.ts";

type Words = { readonly name: Text; readonly message: Text; readonly fix: Text };

const otherPermits: Text = {
  en: "Talk to your legal team about other permits.",
  fr: "Parlez à votre équipe juridique d’autres permis.",
};

/** Words of the warnings about the end of studies, for who asks for a post-graduation work permit. */
export const postGraduationText = {
  because: {
    letterIsOver: {
      en: "more than {days} days have passed since the day on this document",
      fr: "plus de {days} jours se sont écoulés depuis la date de ce document",
    },
    studiesAreOver: {
      en: "more than {days} days have passed since the studies were completed, by the earliest date in this case",
      fr: "plus de {days} jours se sont écoulés depuis la fin des études, selon la première date de ce dossier",
    },
    tooShort: {
      en: "this document says that the program lasted less than {least} months",
      fr: "ce document indique que le programme a duré moins de {least} mois",
    },
    school: {
      en: "by the list of schools of this office, the school on this document does not give access to this permit",
      fr: "selon la liste d’établissements de ce bureau, l’établissement de ce document ne donne pas droit à ce permis",
    },
    hadPermit: {
      en: "you answered that you already had a post-graduation work permit, and it is given once",
      fr: "vous avez répondu avoir déjà eu un permis de travail postdiplôme, et il n’est délivré qu’une fois",
    },
    language: {
      en: "you answered that the program was at a language school",
      fr: "vous avez répondu que le programme était dans une école de langue",
    },
  },
  warnings: {
    completionLetterExpiry: {
      name: { en: "Completion Letter Expiry", fr: "Délai après l’attestation de fin d’études" },
      message: {
        en: "The time to apply after this completion letter is over.",
        fr: "Le délai pour présenter la demande après cette attestation est écoulé.",
      },
      fix: otherPermits,
    },
    pgwpAfterDeadline: {
      name: { en: "PGWP: Applying After Deadline", fr: "Permis postdiplôme : délai écoulé" },
      message: {
        en: "The time to apply for a post-graduation work permit is over.",
        fr: "Le délai pour demander un permis de travail postdiplôme est écoulé.",
      },
      fix: otherPermits,
    },
    pgwpProgramTooShort: {
      name: { en: "PGWP: Program Too Short", fr: "Permis postdiplôme : programme trop court" },
      message: {
        en: "This program is too short for a post-graduation work permit.",
        fr: "Ce programme est trop court pour un permis de travail postdiplôme.",
      },
      fix: {
        en: "Check the length on the letter. If it is right, talk to your legal team.",
        fr: "Vérifiez la durée dans la lettre. Si elle est exacte, parlez à votre équipe juridique.",
      },
    },
    pgwpDliNotQualifying: {
      name: { en: "PGWP: DLI Not Qualifying", fr: "Permis postdiplôme : établissement non admissible" },
      message: {
        en: "This school does not give access to a post-graduation work permit.",
        fr: "Cet établissement ne donne pas accès au permis de travail postdiplôme.",
      },
      fix: {
        en: "Check the name of the school and its campus. Then talk to your legal team.",
        fr: "Vérifiez le nom de l’établissement et son campus. Parlez ensuite à votre équipe juridique.",
      },
    },
    pgwpProgramNotQualifying: {
      name: { en: "PGWP: Program Not Qualifying", fr: "Permis postdiplôme : programme non admissible" },
      message: {
        en: "This program does not give access to a post-graduation work permit.",
        fr: "Ce programme ne donne pas accès au permis de travail postdiplôme.",
      },
      fix: {
        en: "Check your answers about the program. Then talk to your legal team.",
        fr: "Vérifiez vos réponses sur le programme. Parlez ensuite à votre équipe juridique.",
      },
    },
    pgwpNotQualifiedComplete: {
      name: { en: "PGWP: Not Qualified Complete", fr: "Permis postdiplôme : programme terminé qui ne compte pas" },
      message: {
        en: "This finished program does not count for a post-graduation work permit.",
        fr: "Ce programme terminé ne compte pas pour un permis de travail postdiplôme.",
      },
      fix: {
        en: "You can still apply if another program counts.",
        fr: "Vous pouvez quand même présenter la demande si un autre programme compte.",
      },
    },
  },
} as const satisfies { readonly because: Record<string, Text>; readonly warnings: Record<string, Words> };
