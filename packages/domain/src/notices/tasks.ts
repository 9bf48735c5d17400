import type { Text } from "../kernel/text.ts";

/** Tasks that the product gives to the legal team by itself, once for each case. */
export const taskCauses = {
  insideCanada: {
    en: "Decide whether this person may apply from inside Canada: the answers are not enough to tell",
    fr: "Déterminer si cette personne peut présenter sa demande au Canada, car ses réponses ne suffisent pas",
  },
} as const satisfies Readonly<Record<string, Text>>;

export type TaskCause = keyof typeof taskCauses;

export const isTaskCause = (cause: string): cause is TaskCause => Object.hasOwn(taskCauses, cause);
