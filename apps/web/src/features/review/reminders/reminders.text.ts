/** Words about an applicant who was reminded and has not gone on. */
export const remindersText = {
  reminded: {
    one: {
      en: "The applicant was reminded on {date} of what is missing, and has done nothing since.",
      fr: "La personne a reçu le {date} un rappel de ce qui manque et n’a rien fait depuis.",
    },
    other: {
      en: "The applicant was reminded {count} times of what is missing, last on {date}, and has done nothing since.",
      fr: "La personne a reçu {count} rappels de ce qui manque, le dernier le {date}, et n’a rien fait depuis.",
    },
  },
} as const;
