import { auditSubject } from '../../kernel/audit-subject'
import type { Subject } from '../../subscriptions/subscription-kind'

/** Returns the subject that identifies a professional's subscriptions. */
export const professionalSubject = (professionalId: string): Subject => ({
  subjectType: 'professional',
  subjectId: professionalId,
})

/** Returns the subject that identifies a professional in the audit log. */
export const professionalAuditSubject = (professionalId: string) =>
  auditSubject('professional', professionalId)
