export const text = {
  earlier: { en: "Where this application comes from", fr: "D’où vient cette demande" },
  later: { en: "Where this application continues", fr: "Où cette demande se poursuit" },
  line: { en: "Kind: {type}. Started on {date}.", fr: "Type\u00a0: {type}. Commencée le {date}." },
  cameFrom: {
    en: "Kind: {type}. Its answers were taken up on {date}.",
    fr: "Type\u00a0: {type}. Ses réponses ont été reprises le {date}.",
  },
  state: { en: "Status: {status}", fr: "État\u00a0: {status}" },
  waiting: {
    one: {
      en: "On {count} page, answers of the earlier application are filled in. They count once they are confirmed.",
      fr: "Sur {count} page, des réponses de la demande antérieure sont déjà inscrites. Elles comptent une fois confirmées.",
    },
    other: {
      en: "On {count} pages, answers of the earlier application are filled in. They count once they are confirmed.",
      fr: "Sur {count} pages, des réponses de la demande antérieure sont déjà inscrites. Elles comptent une fois confirmées.",
    },
  },
  noneWaiting: {
    en: "No answer of the earlier application waits to be confirmed.",
    fr: "Aucune réponse de la demande antérieure n’attend d’être confirmée.",
  },
  confirm: { en: "Check and confirm the answers", fr: "Vérifier et confirmer les réponses" },
  offers: { en: "What you can start from here", fr: "Ce que vous pouvez commencer à partir d’ici" },
  goesAlong: {
    en: "Answers that the new application asks for too go along, each to be confirmed. Health, criminal and immigration history, amounts and dates of the trip are asked again. Documents stay in this application.",
    fr: "Les réponses que la nouvelle demande exige aussi sont reprises, chacune à confirmer. La santé, les antécédents judiciaires et d’immigration, les montants et les dates du voyage sont demandés de nouveau. Les documents restent dans cette demande.",
  },
  started: { en: "The new application was started.", fr: "La nouvelle demande est commencée." },
} as const;
