import { imm0008 } from "./imm0008.ts";
import { imm1294 } from "./imm1294.ts";
import { imm1295 } from "./imm1295.ts";
import { imm5257 } from "./imm5257.ts";
import { imm5708 } from "./imm5708.ts";
import { imm5709 } from "./imm5709.ts";
import { imm5710 } from "./imm5710.ts";
import { imm5409 } from "./imm5409.ts";
import { imm5476 } from "./imm5476.ts";
import { imm5645 } from "./imm5645.ts";
import { imm5646 } from "./imm5646.ts";
import { imm5406 } from "./imm5406.ts";
import { imm5669 } from "./imm5669.ts";
import { imm5707 } from "./imm5707.ts";
import { imm5744 } from "./imm5744.ts";
import type { FormEdition } from "./fieldMapping.ts";

/** Every edition that can be filled. A new form is one more map here. */
export const formEditions: readonly FormEdition[] = [
  ...imm1294,
  ...imm1295,
  ...imm5257,
  ...imm5708,
  ...imm5709,
  ...imm5710,
  ...imm5645,
  ...imm5707,
  ...imm5476,
  ...imm5646,
  ...imm0008,
  ...imm5406,
  ...imm5669,
  ...imm5744,
  ...imm5409,
];

/** "IMM 1294 06-2026 (E)" */
export const editionName = ({
  number,
  edition,
  language,
}: Pick<FormEdition, "number" | "edition" | "language">): string => `IMM ${number} ${edition} (${language})`;
