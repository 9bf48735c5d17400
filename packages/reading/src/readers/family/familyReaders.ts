import type { DocumentReader } from "../reader.ts";
import { birthCertificate } from "./birthCertificate.ts";
import { custodianDeclaration } from "./custodianDeclaration.ts";
import { policeCertificate } from "./policeCertificate.ts";
import { marriageCertificate } from "./unions.ts";

/** Readers of papers of registries and the police. */
export const familyReaders: readonly DocumentReader[] = [
  birthCertificate,
  marriageCertificate,
  policeCertificate,
  custodianDeclaration,
];
