import { planSubjectType } from '@oficio/contracts/businesses/plans'
import { auditSubject } from '../kernel/audit-subject'
import type { Subject } from '../subscriptions/subscription-kind'

/** What the subscriptions of a business are kept under. */
export const businessSubject = (businessId: string): Subject => ({
  subjectType: planSubjectType,
  subjectId: businessId,
})

/** How the record of decisions names a business. */
export const businessAuditSubject = (businessId: string) => auditSubject('business', businessId)
