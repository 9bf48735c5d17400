import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about studies that continue or are done. */
export const studyRecordsText = {
  enrolment: { en: "Proof of Enrolment", fr: "Preuve d’inscription", noun: "f" },
  transcripts: { en: "Transcripts", fr: "Relevés de notes", noun: "mp" },
  credentials: { en: "Diplomas and Certificates", fr: "Diplômes et certificats", noun: "mp" },
  leave: { en: "Authorized Leave from Studies", fr: "Congé d’études autorisé", noun: "m" },
  completion: { en: "Completion of Studies", fr: "Fin des études", noun: "f" },

  canadianTranscript: { en: "Transcript, Canadian program", fr: "Relevé de notes, programme canadien", noun: "m" },
  previousTranscript: { en: "Transcript, earlier studies", fr: "Relevé de notes, études antérieures", noun: "m" },
  completionSlot: { en: "Letter of completion", fr: "Lettre de fin d’études", noun: "f" },
  previousCompletionSlot: {
    en: "Letter of completion, earlier program",
    fr: "Lettre de fin d’études, programme antérieur",
    noun: "f",
  },

  transcriptFile: { en: "Transcript #{n}", fr: "Relevé n° {n}" },
  diplomaFile: { en: "Diploma {n}", fr: "Diplôme {n}" },

  enrolmentInstructions: {
    en: "Ask the registrar for a recent letter that names you and your program and says whether you study full-time or part-time and when you should finish. A timetable or a screenshot of the student portal is not enough.",
    fr: "Demandez au bureau du registraire une lettre récente qui vous nomme et nomme votre programme, dit si vous étudiez à temps plein ou à temps partiel, et indique la date prévue de la fin. Un horaire ou une capture d’écran du portail étudiant ne suffit pas.",
  },
  canadianTranscriptInstructions: {
    en: "Order the official transcript from your school, with every term and the legend on the back. For a work permit after your studies it must show all final marks. A list printed from the student portal is not official.",
    fr: "Commandez le relevé officiel à votre établissement, avec toutes les sessions et la légende au verso. Pour un permis de travail après les études, il doit montrer toutes les notes finales. Une liste imprimée du portail étudiant n’est pas officielle.",
  },
  previousTranscriptInstructions: {
    en: "Upload the marks of the highest studies you completed, every page. If they are not in English or French, add the translation and the translator’s affidavit or stamp.",
    fr: "Téléversez les notes des études les plus avancées que vous avez terminées, toutes les pages. Si elles ne sont ni en français ni en anglais, ajoutez la traduction et l’affidavit ou le sceau de la personne qui a traduit.",
  },
  credentialsInstructions: {
    en: "Upload each diploma, degree or certificate that you earned after secondary school, the newest first. Scan both sides if something is written on the back, and add translations. For Express Entry, put the assessment of foreign diplomas on its own page.",
    fr: "Téléversez chaque diplôme, grade ou certificat obtenu après le secondaire, du plus récent au plus ancien. Numérisez les deux côtés si le verso porte un texte, et ajoutez les traductions. Pour Entrée express, l’évaluation des diplômes étrangers a sa propre page.",
  },
  spouseCredentialsInstructions: {
    en: "Upload each diploma, degree or certificate that your spouse or partner earned after secondary school, the newest first. Add translations where they are needed.",
    fr: "Téléversez chaque diplôme, grade ou certificat que votre conjoint ou partenaire a obtenu après le secondaire, du plus récent au plus ancien. Ajoutez les traductions nécessaires.",
  },
  leaveInstructions: {
    en: "Upload the letter in which the school authorizes the leave, with its first and last day and the reason. If you stopped for health reasons, add the medical note. If you studied part-time in a term, the school can explain that too.",
    fr: "Téléversez la lettre par laquelle l’établissement autorise le congé, avec son premier et son dernier jour et sa raison. Si vous avez arrêté pour des raisons de santé, ajoutez le billet médical. Si vous avez étudié à temps partiel pendant une session, l’établissement peut aussi l’expliquer.",
  },
  completionInstructions: {
    en: "Upload the school’s letter that says you met every requirement of the program, with the day this was so and the length of the program. A diploma helps too. A letter that you will finish soon is not enough. The time to apply starts with the first notice that you finished, so do not wait for the ceremony.",
    fr: "Téléversez la lettre de l’établissement qui dit que vous avez rempli toutes les exigences du programme, avec la date et la durée du programme. Un diplôme aide aussi. Une lettre qui annonce une fin prochaine ne suffit pas. Le délai pour présenter la demande part du premier avis de fin d’études, alors n’attendez pas la cérémonie.",
  },
  previousCompletionInstructions: {
    en: "If you join two programs for one work permit, each needs its own letter of completion.",
    fr: "Si vous réunissez deux programmes pour un même permis de travail, chacun exige sa propre lettre de fin d’études.",
  },

  showsProgress: {
    en: "IRCC looks at whether you are still studying",
    fr: "IRCC vérifie si vous poursuivez vos études",
  },
  studentNow: {
    en: "you must show that you are a student now",
    fr: "vous devez montrer que vous êtes aux études en ce moment",
  },
  studiedUntilChange: {
    en: "it shows that you studied until the change",
    fr: "elle montre que vous avez étudié jusqu’au changement",
  },
  familyRestsOnStudies: {
    en: "the permits of your family depend on yours",
    fr: "les permis de votre famille dépendent du vôtre",
  },
  showsFullTime: {
    en: "it helps to show that you studied full-time",
    fr: "elle aide à montrer que vous avez étudié à temps plein",
  },
  noEnrolmentAsked: {
    en: "this application is not based on studies that continue",
    fr: "cette demande ne repose pas sur des études en cours",
  },

  finalMarks: { en: "IRCC checks the final marks", fr: "IRCC vérifie les notes finales" },
  marksShowProgress: {
    en: "your marks show that the studies went on",
    fr: "vos notes montrent que les études se sont poursuivies",
  },
  noCanadianStudies: {
    en: "your answers do not show studies in Canada",
    fr: "vos réponses n’indiquent pas d’études au Canada",
  },
  schoolReportsDo: {
    en: "at this level school reports are enough",
    fr: "à ce niveau, les bulletins scolaires suffisent",
  },
  programFollows: {
    en: "it shows that the program follows from what you studied before",
    fr: "il montre que le programme fait suite à vos études",
  },

  noDiplomaAtThisLevel: { en: "at this level no diploma is expected", fr: "à ce niveau, aucun diplôme n’est attendu" },
  diplomasShowPath: {
    en: "your diplomas show why this program comes next",
    fr: "vos diplômes montrent pourquoi ce programme vient ensuite",
  },
  diplomasGavePoints: { en: "your education counted for points", fr: "vos études ont compté pour des points" },
  jobNeedsTraining: {
    en: "they show that you are trained for the job",
    fr: "ils montrent que vous avez la formation pour l’emploi",
  },
  mayComeLater: {
    en: "the diploma often comes later, and counts if you have it already",
    fr: "le diplôme arrive souvent plus tard, et compte si vous l’avez déjà",
  },
  makesStronger: { en: "diplomas make the application stronger", fr: "les diplômes renforcent la demande" },
  spouseGivesPoints: {
    en: "the education of your spouse or partner can give points",
    fr: "les études de votre conjoint ou partenaire peuvent donner des points",
  },
  spouseCredentialsNotAsked: {
    en: "according to your answers, your spouse or partner is not applying for a study permit, and this is not an Express Entry case",
    fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études, et il ne s’agit pas d’un dossier Entrée express",
  },

  longLeaveIsLooked: {
    en: "after so long a leave IRCC may find that you did not pursue your studies",
    fr: "après un si long congé, IRCC peut conclure que vous n’avez pas poursuivi vos études",
  },
  leaveNeedsSchool: {
    en: "a leave counts only if the school authorized it",
    fr: "un congé ne compte que si l’établissement l’a autorisé",
  },
  partTimeIsAsked: { en: "the school can explain why", fr: "l’établissement peut expliquer pourquoi" },
  noLeave: {
    en: "your answers show neither a leave nor part-time studies",
    fr: "vos réponses n’indiquent ni congé ni études à temps partiel",
  },

  firstProgramGoesOn: {
    en: "there is no completed program to prove yet",
    fr: "il n’y a pas encore de programme terminé à prouver",
  },
  completionIsProof: {
    en: "it proves that you completed your program, and when",
    fr: "elle prouve que vous avez terminé votre programme, et quand",
  },
  eachProgram: { en: "each program needs its own letter", fr: "chaque programme exige sa propre lettre" },
  oneProgram: {
    en: "your answers do not show two finished programs",
    fr: "vos réponses n’indiquent pas deux programmes terminés",
  },
} satisfies Record<string, Text | Noun>;
