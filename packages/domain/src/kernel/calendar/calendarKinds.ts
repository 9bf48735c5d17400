import type { Text } from "../text.ts";

/** What the firm's calendar tells apart. A task is given by a person; everything else comes from the plan of a case. */
export const caseDayKinds = ["hearing", "court", "request", "deadline", "expiry"] as const;
export type CaseDayKind = (typeof caseDayKinds)[number];

export const calendarKinds = [...caseDayKinds, "task"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarKindWords = {
  hearing: { en: "Hearing or interview", fr: "Audience ou entrevue" },
  court: { en: "Court deadline", fr: "Délai de la Cour" },
  request: { en: "Request of the authority", fr: "Demande de l’autorité" },
  deadline: { en: "Deadline", fr: "Échéance" },
  expiry: { en: "End of validity", fr: "Fin de validité" },
  task: { en: "Task", fr: "Tâche" },
} as const satisfies Readonly<Record<CalendarKind, Text>>;
