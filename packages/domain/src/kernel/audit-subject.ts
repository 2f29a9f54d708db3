import type { AuditKind, AuditSubject } from '@oficio/contracts/kernel/audit-words'

/** Returns the subject of a decision as the audit log stores it. */
export const auditSubject = (kind: AuditKind, id: string | number): AuditSubject => `${kind}:${id}`
