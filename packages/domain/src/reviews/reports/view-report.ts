import type { ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import type { Prisma } from '@oficio/db/generated/client'

export const withReporter = {
  user: { select: { firstName: true, lastName: true, username: true } },
} as const satisfies Prisma.ReviewReportInclude

/** Returns a report as an admin reads it; `ownerId` is the account of whom the review is about, if there is one. */
export const viewReport = (
  report: Prisma.ReviewReportGetPayload<{ include: typeof withReporter }>,
  ownerId: string | null,
): ReviewForAdmin['reports'][number] => ({
  id: report.id,
  reason: report.reason,
  note: report.note,
  // Who has said no name has one to log in by.
  reporterName: `${report.user.firstName} ${report.user.lastName}`.trim() || report.user.username,
  isByReviewed: report.userId === ownerId,
  createdAt: report.createdAt.toISOString(),
  outcome: report.outcome,
  decidedAt: report.decidedAt?.toISOString() ?? null,
  decisionReason: report.decisionReason,
})
