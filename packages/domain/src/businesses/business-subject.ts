import { planSubjectType } from '@oficio/contracts/businesses/plans'
import { auditSubject } from '../kernel/audit-subject'
import type { Subject } from '../subscriptions/subscription-kind'

/** Returns the subject under which the subscriptions of a business are stored. */
export const businessSubject = (businessId: string): Subject => ({
  subjectType: planSubjectType,
  subjectId: businessId,
})

/** Returns the subject that names a business in the audit log. */
export const businessAuditSubject = (businessId: string) => auditSubject('business', businessId)
