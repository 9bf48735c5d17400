import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about medical exams. */
export const medicalExamText = {
  medicalExam: { en: "Medical Exam", fr: "Examen médical", noun: "m" },
  proof: { en: "Proof of medical exam", fr: "Preuve d’examen médical", noun: "f" },
  doctorsLetter: { en: "Doctor’s letter", fr: "Lettre du médecin", noun: "f" },

  proofInstructions: {
    en: "Scan the proof that the panel physician gave you. The IME or UMI number must be readable. Only a panel physician’s exam counts, and it usually lasts {months} months.",
    fr: "Numérisez la preuve que le médecin désigné vous a remise. Le numéro IME ou UMI doit être lisible. Seul l’examen d’un médecin désigné compte, et il vaut d’ordinaire {months} mois.",
  },
  doctorsLetterInstructions: {
    en: "Ask your doctor to write the diagnosis, the treatment, how it is likely to go on and whether you will need care in Canada.",
    fr: "Demandez à votre médecin d’écrire le diagnostic, le traitement, l’évolution probable et si vous aurez besoin de soins au Canada.",
  },

  addWhatYouHave: { en: "its proof goes with the application", fr: "sa preuve accompagne la demande" },
  examBeforeSending: {
    en: "the exam is done before this application is sent",
    fr: "l’examen se passe avant l’envoi de cette demande",
  },
  superVisaNeedsExam: {
    en: "a super visa always needs a medical exam",
    fr: "un super visa exige toujours un examen médical",
  },
  doctorExplains: {
    en: "a doctor’s letter explains it better than an answer can",
    fr: "la lettre d’un médecin l’explique mieux qu’une réponse",
  },
} satisfies Record<string, Text | Noun>;
