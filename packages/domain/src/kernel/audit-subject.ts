import type { AuditKind, AuditSubject } from '@oficio/contracts/kernel/audit-words'

/** Returns how the record of decisions names what one was about. */
export const auditSubject = (kind: AuditKind, id: string | number): AuditSubject => `${kind}:${id}`
