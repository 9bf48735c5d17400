import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

/** An edition that is in use, and where the authority keeps its blank. */
export type OfficialFormFile = {
  readonly form:
    | "IMM1294"
    | "IMM1295"
    | "IMM5708"
    | "IMM5709"
    | "IMM5710"
    | "IMM5645"
    | "IMM5707"
    | "IMM5476"
    | "IMM5646";
  readonly edition: string;
  readonly language: "E" | "F";
  readonly address: string;
};

const kits = "https://www.canada.ca/content/dam/ircc/documents/pdf";

/** The editions that the authority publishes. A form of another edition has to be filled in anew (warning Incorrect Form Version). */
export const officialFormFiles: DatedTable<readonly OfficialFormFile[]> = {
  id: "officialFormFiles",
  title: { en: "Editions of the official forms in use", fr: "Éditions en vigueur des formulaires officiels" },
  unit: "forms",
  appliesOn: "today",
  rows: [
    {
      from: "2026-07-20",
      value: [
        {
          form: "IMM1294",
          edition: "06-2026",
          language: "E",
          address: `${kits}/english/kits/forms/imm1294/01-06-2026/imm1294e.pdf`,
        },
        {
          form: "IMM1294",
          edition: "06-2026",
          language: "F",
          address: `${kits}/francais/trousses/form/imm1294/01-06-2026/imm1294f.pdf`,
        },
        {
          form: "IMM1295",
          edition: "09-2023",
          language: "E",
          address: `${kits}/english/kits/forms/imm1295/01-09-2023/imm1295e.pdf`,
        },
        {
          form: "IMM1295",
          edition: "09-2023",
          language: "F",
          address: `${kits}/francais/trousses/form/imm1295/01-09-2023/imm1295f.pdf`,
        },
        {
          form: "IMM5708",
          edition: "09-2023",
          language: "E",
          address: `${kits}/english/kits/forms/imm5708/01-09-2023/imm5708e.pdf`,
        },
        {
          form: "IMM5708",
          edition: "06-2026",
          language: "E",
          address: `${kits}/english/kits/forms/imm5708/01-06-2026/imm5708e.pdf`,
        },
        {
          form: "IMM5709",
          edition: "06-2026",
          language: "E",
          address: `${kits}/english/kits/forms/imm5709/01-06-2026/imm5709e.pdf`,
        },
        {
          form: "IMM5710",
          edition: "09-2023",
          language: "E",
          address: `${kits}/english/kits/forms/imm5710/01-09-2023/imm5710e.pdf`,
        },
        {
          form: "IMM5710",
          edition: "09-2023",
          language: "F",
          address: `${kits}/francais/trousses/form/imm5710/01-09-2023/imm5710f.pdf`,
        },
        {
          form: "IMM5645",
          edition: "01-2021",
          language: "E",
          address: `${kits}/english/kits/forms/imm5645/01-01-2021/imm5645e.pdf`,
        },
        {
          form: "IMM5707",
          edition: "01-2023",
          language: "E",
          address: `${kits}/english/kits/forms/imm5707/01-01-2023/imm5707e.pdf`,
        },
        {
          form: "IMM5476",
          edition: "11-2025",
          language: "E",
          address: `${kits}/english/kits/forms/imm5476/01-11-2025/imm5476e.pdf`,
        },
        {
          form: "IMM5646",
          edition: "01-2023",
          language: "E",
          address: `${kits}/english/kits/forms/imm5646/01-01-2023/imm5646e.pdf`,
        },
      ],
      source: officialText(
        "IRCC, the forms themselves, as published with their addresses and dates",
        `${kits}/english/kits/forms/imm1294/01-06-2026/imm1294e.pdf`,
      ),
      note: "From the day on which IMM 1294 of June 2026 was posted; the others are older. The blank of IMM 5645 was not read itself, only a copy of the same edition. Which French editions exist was not looked up, but for IMM 1294, 1295 and 5710; the addresses of the last two in French follow that of the first. IMM 5709 of June 2026 and IMM 5708 were not read: public lists name two editions of the latter, and both count as in use.",
    },
  ],
};
