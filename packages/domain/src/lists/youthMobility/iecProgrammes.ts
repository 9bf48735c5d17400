import type { Text } from "../../kernel/text.ts";

/**
 * The three categories of International Experience Canada, each as answers, tables and plans spell it (document 3 sections
 * 3.3 and 4.7).
 */
export const iecProgrammes = [
  { answer: "workingHoliday", programme: "WorkingHoliday", name: { en: "Working Holiday", fr: "Vacances-travail" } },
  {
    answer: "youngProfessionals",
    programme: "YoungProfessionals",
    name: { en: "Young Professionals", fr: "Jeunes professionnels" },
  },
  {
    answer: "internationalCoop",
    programme: "InternationalCoop",
    name: { en: "International Co-op (Internship)", fr: "Stage coop international" },
  },
] as const satisfies readonly { readonly answer: string; readonly programme: string; readonly name: Text }[];

export type IecCategoryKey = (typeof iecProgrammes)[number]["answer"];
export type IecProgramme = (typeof iecProgrammes)[number]["programme"];
