import type { DatedTable } from "../../kernel/datedTable.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { secondaryText } from "../sources.ts";

const changes = (subject: string) =>
  secondaryText(
    `Immigration News Canada of 2026-01-16 and CIC News, on ${subject}`,
    "https://immigrationnewscanada.ca/?p=103009",
  );

type ProgramList = {
  /** What became of the codes of the first list, which are those of `lists/studies/postGraduationPrograms.ts`. */
  readonly codesOfTheFirstList: "all listed" | "some taken out";
  readonly added: number;
  readonly takenOut: number;
  /** Left out where no page gives it. */
  readonly codesInAll?: number;
};

/** The list of fields of study for post-graduation work permits, as it changed. Which codes were added or taken out was not found. */
export const postGraduationProgramList: DatedTable<ProgramList> = {
  id: "postGraduationProgramList",
  title: {
    en: "List of programs for a post-graduation work permit",
    fr: "Liste des programmes pour le permis de travail postdiplôme",
  },
  unit: "codes",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      until: "2025-06-24",
      value: { codesOfTheFirstList: "all listed", added: 0, takenOut: 0, codesInAll: 966 },
      source: secondaryText(
        "IRCC, eligible fields of study of 2024-11-01, as copied into a public repository on 2025-02-17",
        "https://github.com/llSiddharthll/Brightlight",
      ),
      note: "Copied by others from the page of IRCC.",
    },
    {
      from: "2025-06-25",
      until: "2025-07-03",
      value: { codesOfTheFirstList: "some taken out", added: 119, takenOut: 178 },
      source: changes("the change of 2025-06-25"),
      note: "Which codes were out for these nine days was not found, so no code is known to be listed.",
    },
    {
      from: "2025-07-04",
      until: "2026-01-14",
      value: { codesOfTheFirstList: "all listed", added: 119, takenOut: 0 },
      source: changes("the return of 2025-07-04"),
      note: "The codes taken out came back until early 2026.",
    },
    {
      from: "2026-01-15",
      until: "2026-12-31",
      value: { codesOfTheFirstList: "all listed", added: 141, takenOut: 0, codesInAll: 1107 },
      source: changes("the freeze of 2026-01-15"),
      note: "Frozen for the whole of 2026. The number added since the first list is our reckoning from the two totals.",
    },
  ],
  knownGaps: notKnownFrom("2027-01-01", "the list is frozen for 2026 only; that of 2027 has not been read"),
};
