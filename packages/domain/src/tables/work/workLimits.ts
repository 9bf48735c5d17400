import { limits } from "../limits.ts";

export const jobDescriptionLength = limits(
  {
    id: "jobDescriptionLength",
    title: { en: "Length of a job description", fr: "Longueur de la description d’un emploi" },
    unit: "characters",
  },
  { least: 1, most: 100 },
  "document 3 section 5.1",
);
