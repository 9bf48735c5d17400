import type { FactRef } from "../kernel/trace.ts";

/** Addresses, each made once: lists and sets are quicker with strings that they have met. */
type Addresses = Map<string, FactRef>;
export const answerFacts: Addresses = new Map();
export const applicationFacts: Addresses = new Map();
export const documentFacts: Addresses = new Map();

export function factOf(known: Addresses, beginning: string, name: string): FactRef {
  const fact = beginning + name;
  known.set(name, fact);
  return fact;
}
