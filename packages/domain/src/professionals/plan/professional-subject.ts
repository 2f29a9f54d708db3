import type { Subject } from '../../subscriptions/subscription-kind'

/** What a professional's subscriptions are kept under. */
export const professionalSubject = (professionalId: string): Subject => ({
  subjectType: 'professional',
  subjectId: professionalId,
})

/** Returns for how many rubros a professional with so many of them is charged. */
export const unitsFor = (rubroCount: number): number => Math.max(1, rubroCount)

/** How the record of decisions names a professional. */
export const professionalAuditSubject = (professionalId: string): string => `professional:${professionalId}`
