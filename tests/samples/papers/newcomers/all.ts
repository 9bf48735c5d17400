import type { Stranger } from "../strangers/stranger.ts";
import { banks } from "./banks.ts";
import { clearances } from "./clearances.ts";
import { offers } from "./offers.ts";
import { provinces } from "./provinces.ts";
import { studies } from "./studies.ts";
import { workplaces } from "./workplaces.ts";

/** Documents in further wordings, written on 30 November 2026 before a reader was looked at, and counted by themselves. */
export const newcomers: readonly Stranger[] = [
  ...banks,
  ...offers,
  ...provinces,
  ...workplaces,
  ...studies,
  ...clearances,
];
