import type { ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import type { Prisma } from '@oficio/db/generated/client'

export const withReporter = {
  user: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.ReviewReportInclude

/** Returns a report as an admin reads it; `professionalUserId` is whose work the review is about. */
export const viewReport = (
  report: Prisma.ReviewReportGetPayload<{ include: typeof withReporter }>,
  professionalUserId: string,
): ReviewForAdmin['reports'][number] => ({
  id: report.id,
  reason: report.reason,
  note: report.note,
  reporterName: `${report.user.firstName} ${report.user.lastName}`,
  isByProfessional: report.userId === professionalUserId,
  createdAt: report.createdAt.toISOString(),
  outcome: report.outcome,
  decidedAt: report.decidedAt?.toISOString() ?? null,
  decisionReason: report.decisionReason,
})
