import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

/** An edition that is in use, and where the authority keeps its blank. */
export type OfficialFormFile = {
  readonly form:
    | "IMM1294"
    | "IMM1295"
    | "IMM5257"
    | "IMM5708"
    | "IMM5709"
    | "IMM5710"
    | "IMM5645"
    | "IMM5707"
    | "IMM5476"
    | "IMM5646"
    | "IMM0008"
    | "IMM5406"
    | "IMM5669"
    | "IMM5744"
    | "IMM5409";
  readonly edition: string;
  readonly language: "E" | "F";
  readonly address: string;
  /** Of the very file that was read: editions were replaced without another date. Nothing where no blank of the authority was at hand. */
  readonly sha256?: string;
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
          sha256: "394c745501ef87e46a0b15618ca342387ca06c5b2f226face2956b0372047d09",
          address: `${kits}/english/kits/forms/imm1294/01-06-2026/imm1294e.pdf`,
        },
        {
          form: "IMM1294",
          edition: "06-2026",
          language: "F",
          sha256: "2cad8ebe9142bee1b17e09810b594d4532317ac4925e8b54db0e062679c0de91",
          address: `${kits}/francais/trousses/form/imm1294/01-06-2026/imm1294f.pdf`,
        },
        {
          form: "IMM1295",
          edition: "09-2023",
          language: "E",
          sha256: "57fc256eef7d9d856e4ae85ebf8bfe80da41833ebde7a8c7ed78f2483470d7bb",
          address: `${kits}/english/kits/forms/imm1295/01-09-2023/imm1295e.pdf`,
        },
        {
          form: "IMM1295",
          edition: "09-2023",
          language: "F",
          sha256: "a96bf832ace02f063e288ceefaa4c00df62a5f272eb768751299450c9b4fb343",
          address: `${kits}/francais/trousses/form/imm1295/01-09-2023/imm1295f.pdf`,
        },
        {
          form: "IMM5257",
          edition: "09-2023",
          language: "E",
          sha256: "ab27f0aa0200e28d7bb182741fba1a97535fc13d4a820f54e86b70897569abb9",
          address: `${kits}/english/kits/forms/imm5257/01-09-2023/imm5257e.pdf`,
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
          sha256: "22073379f73a0bd31b1b37cda266e797be0e67b4e8693efcf6cf92325f985672",
          address: `${kits}/english/kits/forms/imm5710/01-09-2023/imm5710e.pdf`,
        },
        {
          form: "IMM5710",
          edition: "09-2023",
          language: "F",
          sha256: "3a3edb30fd55ec6be8477434b335dbb73c9cd9cca9cb79ea450224a9cc0e758a",
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
          sha256: "6e59d35048ef3995e1d4583f08c38a710a351e23b1cc0fbfe517d82f38cb20ef",
          address: `${kits}/english/kits/forms/imm5707/01-01-2023/imm5707e.pdf`,
        },
        {
          form: "IMM5476",
          edition: "11-2025",
          language: "E",
          sha256: "aca5c476b93d1c496b1afbc2cfe843499e852e31dcf0c192153bd01f8d6c56c4",
          address: `${kits}/english/kits/forms/imm5476/01-11-2025/imm5476e.pdf`,
        },
        {
          form: "IMM5646",
          edition: "01-2023",
          language: "E",
          sha256: "d961f59402662f2bfe84b7efe40403f61c5d9324da8db92148ce6517823c138e",
          address: `${kits}/english/kits/forms/imm5646/01-01-2023/imm5646e.pdf`,
        },
        {
          form: "IMM0008",
          edition: "05-2026",
          language: "E",
          address: `${kits}/english/kits/forms/imm0008/01-05-2026/imm0008e.pdf`,
        },
        {
          form: "IMM5406",
          edition: "05-2026",
          language: "E",
          address: `${kits}/english/kits/forms/imm5406/01-05-2026/imm5406e.pdf`,
        },
        {
          form: "IMM5669",
          edition: "05-2021",
          language: "E",
          address: `${kits}/english/kits/forms/imm5669/01-05-2021/imm5669e.pdf`,
        },
        {
          form: "IMM5744",
          edition: "01-2021",
          language: "E",
          address: `${kits}/english/kits/forms/imm5744/01-01-2021/imm5744e.pdf`,
        },
        {
          form: "IMM5409",
          edition: "01-2023",
          language: "E",
          sha256: "b9ad80be2043636e4cc55188b4e115c53261deeecca403b354230224605ae0b3",
          address: `${kits}/english/kits/forms/imm5409/01-01-2023/imm5409e.pdf`,
        },
      ],
      source: officialText(
        "IRCC, the forms themselves, as published with their addresses and dates",
        `${kits}/english/kits/forms/imm1294/01-06-2026/imm1294e.pdf`,
      ),
      note: "From the day on which IMM 1294 of June 2026 was posted; the others are older. The blank of IMM 5645 was not read itself, only a copy of the same edition. Which French editions exist was not looked up, but for IMM 1294, 1295 and 5710; the addresses of the last two in French follow that of the first. Of IMM 5257 an earlier file of the edition in use was read, built on 15 September 2023; the one of today is larger and has as many places. IMM 5709 of June 2026 and IMM 5708 were not read: public lists name two editions of the latter, and both count as in use. IMM 5744 and 5406 were not read either, and of IMM 0008 and 5669 an older edition alone.",
    },
  ],
};
