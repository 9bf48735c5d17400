import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";

/** Reports that compare a foreign degree with those of Canada (ECA, EDE): whose and of what day. */
export const credentialAssessment = labelledReader({
  documentType: "Other",
  fields: [
    {
      ...letterDate,
      labels: [
        /^\W*(?:report date|date of (?:the )?(?:report|assessment|evaluation)|(?:assessment|evaluation|completion) date|date completed)/,
        /^\W*date (?:du rapport|de l'evaluation|de l'attestation)/,
        ...(letterDate.labels ?? []),
      ],
    },
  ],
  besides: applicantName,
  always: [],
});
