import { acceptanceForms } from "./acceptanceForms.ts";
import { acceptanceLetters } from "./acceptanceLetters.ts";
import { attestations } from "./attestations.ts";
import { balanceCertificates } from "./balanceCertificates.ts";
import { civilRegistries } from "./civilRegistries.ts";
import { clearances } from "./clearances.ts";
import { completions } from "./completions.ts";
import { employers } from "./employers.ts";
import { healthAndLanguage } from "./healthAndLanguage.ts";
import { payments } from "./payments.ts";
import { statementsAmericas } from "./statementsAmericas.ts";
import { statementsOverseas } from "./statementsOverseas.ts";
import type { Stranger } from "./stranger.ts";
import { support } from "./support.ts";
import { translatedStatement } from "./translatedStatement.ts";
import { transcriptPages } from "./transcriptPages.ts";
import { wagesAndLeave } from "./wagesAndLeave.ts";

/** Every paper drawn by somebody who had not seen the readers. */
export const strangers: readonly Stranger[] = [
  ...acceptanceForms,
  ...acceptanceLetters,
  ...attestations,
  ...statementsOverseas,
  ...statementsAmericas,
  translatedStatement,
  ...balanceCertificates,
  ...employers,
  ...wagesAndLeave,
  ...support,
  ...transcriptPages,
  ...completions,
  ...payments,
  ...civilRegistries,
  ...clearances,
  ...healthAndLanguage,
];
