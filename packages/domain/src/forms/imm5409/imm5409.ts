import type { FormDefinition } from "../fields/field.ts";
import { evidence, union } from "./sections.ts";

/** Statutory declaration of common-law union. What is said before whoever takes the declaration is written there by hand. */
export const imm5409: FormDefinition = { id: "IMM5409", sections: [union, evidence] };
