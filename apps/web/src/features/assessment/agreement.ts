/** Stores the person's decision about the statement of an agreement page. The server cannot take it yet. */
export const decideAgreement = (applicationId: string, agreed: boolean): Promise<void> =>
  Promise.reject(new Error(`nobody can take ${agreed ? 'an agreement' : 'a refusal'} for ${applicationId} yet`));
