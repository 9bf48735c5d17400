import SchemaBuilder from "@pothos/core";
import type { GraphqlContext } from "./context.ts";

/** The policy that decides about a mutation, kept with it so that a test can find mutations without one. */
export type Policy = (...facts: never[]) => boolean;

export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Date: { Input: string; Output: string };
    PartialDate: { Input: string; Output: string };
    DateTime: { Input: string; Output: Date | string };
  };
}>({ defaultFieldNullability: false });
