import { auditSubject } from '../../kernel/audit-subject'
import type { Subject } from '../../subscriptions/subscription-kind'

/** What a professional's subscriptions are kept under. */
export const professionalSubject = (professionalId: string): Subject => ({
  subjectType: 'professional',
  subjectId: professionalId,
})

/** How the record of decisions names a professional. */
export const professionalAuditSubject = (professionalId: string) =>
  auditSubject('professional', professionalId)
