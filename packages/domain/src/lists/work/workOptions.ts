import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const teerCategories: FactList = {
  id: "teerCategories",
  title: { en: "TEER categories of occupations", fr: "Catégories FEER des professions" },
  source: officialText(
    "Statistics Canada, National Occupational Classification 2021, variant by TEER",
    "https://www.statcan.gc.ca/en/subjects/standard/noc/2021/background",
  ),
  note: "The category is the second digit of the five-digit code of an occupation. An applicant may also answer that she does not know it.",
  entries: [
    { id: "0", name: { en: "TEER 0: management", fr: "FEER 0 : gestion" } },
    { id: "1", name: { en: "TEER 1: usually a university degree", fr: "FEER 1 : diplôme universitaire, en général" } },
    {
      id: "2",
      name: {
        en: "TEER 2: college of two or three years, apprenticeship of two years or more, or supervision",
        fr: "FEER 2 : collège de deux ou trois ans, apprentissage de deux ans ou plus, ou supervision",
      },
    },
    {
      id: "3",
      name: {
        en: "TEER 3: college or apprenticeship under two years, or more than six months of training on the job",
        fr: "FEER 3 : collège ou apprentissage de moins de deux ans, ou plus de six mois de formation en emploi",
      },
    },
    {
      id: "4",
      name: {
        en: "TEER 4: high school, or several weeks of training on the job",
        fr: "FEER 4 : études secondaires, ou quelques semaines de formation en emploi",
      },
    },
    {
      id: "5",
      name: {
        en: "TEER 5: a short demonstration, no formal education",
        fr: "FEER 5 : brève démonstration, sans études exigées",
      },
    },
  ],
};
