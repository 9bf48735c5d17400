/** What is asked about: a case, its files, and the pages of the vault that tell something. */
type Asked = { readonly applicationId: string; readonly files: readonly string[]; readonly pages: readonly string[] };

/** Requests by route; `none`: it tells of no case. */
export function requestsByRoute({
  applicationId,
  files,
  pages,
}: Asked): Readonly<Record<string, readonly string[] | "none">> {
  const perFile = (path: (id: string) => string) => files.map(path);
  return {
    "/health/live": "none",
    "/health/ready": "none",
    "/metrics": "none",
    "/api/auth": "none",
    "/api/guest": "none",
    web: "none",
    "/graphiql": "none",
    "/calendar": "none",
    "/forms": "none",
    "/schools": "none",
    "/exchange-rates": "none",
    "/client-list": "none",
    // Those whose answers are withheld from them are given no list (`mayReadSummaries`).
    "/case-list": "none",
    "/letterhead": "none",
    // Signed by the payment provider; nobody who is signed in comes this way.
    "/api/payments": "none",
    "/applications/receipts": [`/applications/${applicationId}/receipts/00000000-0000-4000-8000-000000000000.pdf`],
    "/graphql": [],
    "/uploads": [],
    "/files": perFile((id) => `/files/${id}`),
    "/files/pages": perFile((id) => `/files/${id}/pages`),
    "/filing-packages": ["/filing-packages/00000000-0000-4000-8000-000000000000"],
    "/portal-fits": ["/portal-fits/00000000-0000-4000-8000-000000000000"],
    "/forms/answers": [`/forms/${applicationId}/IMM1294/answers.html`, `/forms/${applicationId}/IMM1294/answers.pdf`],
    "/forms/preview": [`/forms/${applicationId}/IMM1294/preview/1`],
    "/forms/filled": [`/forms/${applicationId}/IMM1294.pdf?language=en`],
    "/letter-files": ["studyPlan.pdf", "letterOfExplanation.docx"].map(
      (file) => `/letter-files/${applicationId}/${file}?language=en`,
    ),
    "/applications/archive": [
      `/applications/${applicationId}/archive.zip`,
      "/archives/all.zip",
      "/archives/progress?run=of-nobody",
    ],
    "/memo-files": ["pdf", "docx"].map((kind) => `/memo-files/${applicationId}.${kind}?language=en`),
    "/applications/deadlines": [`/applications/${applicationId}/deadlines.ics`],
    "/applications/documents": [
      `/applications/${applicationId}/documents.zip`,
      ...pages.map((page) => `/applications/${applicationId}/documents.zip?page=${page}`),
      `/applications/${applicationId}/documents.zip?page=tuition-receipt`,
    ],
  };
}
