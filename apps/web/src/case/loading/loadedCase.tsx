import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { createContext, useContext, type ReactNode } from "react";

const CaseContext = createContext<CaseFile | undefined>(undefined);

/** Lets the reasons inside say the answers they rest on, in words; for pages whose reader may see every answer. */
export function LoadedCase({ caseFile, children }: { caseFile: CaseFile; children: ReactNode }) {
  return <CaseContext value={caseFile}>{children}</CaseContext>;
}

export const useLoadedCase = (): CaseFile | undefined => useContext(CaseContext);
