import { randomUUID } from "node:crypto";
import type { Asker } from "../../policies/actor.ts";
import type { CommandDeps } from "../deps.ts";
import { addServicePrice, type GivenPrice } from "./addServicePrice.ts";

/** A price as an administrator enters it. */
export const testPrice = (facts: Partial<GivenPrice> = {}): GivenPrice => ({
  key: randomUUID(),
  applicationType: "Student",
  itemId: "preparation",
  appliesTo: "application",
  cents: 90_050,
  addIfZero: true,
  name: { en: "Preparing your application", fr: "Préparation de votre demande" },
  description: { en: "", fr: "" },
  note: { en: "Taxes are included.", fr: "Les taxes sont comprises." },
  from: "2026-01-01",
  until: null,
  ...facts,
});

export async function setPrice(
  deps: Pick<CommandDeps, "db" | "now">,
  admin: Asker,
  facts: Partial<GivenPrice> = {},
): Promise<void> {
  const { refusals } = await addServicePrice(deps, admin, testPrice(facts));
  if (refusals.length > 0) throw new Error(`the price was refused: ${refusals[0]?.code}`);
}
