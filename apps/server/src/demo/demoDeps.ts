import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";

export type DemoDeps = FileDeps & AccountDeps;
