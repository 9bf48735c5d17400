/**
 * What a sealed value belongs to. The seal is bound to it, so that a value copied to another row, another key or
 * another case does not open.
 */
export const answerContext = (applicationId: string, key: string): string => `answer ${applicationId} ${key}`;
export const noDocumentContext = (applicationId: string, statementId: string): string => `no document ${applicationId} ${statementId}`;
export const dependentContext = (applicationId: string, dependentId: string): string => `dependent ${applicationId} ${dependentId}`;
