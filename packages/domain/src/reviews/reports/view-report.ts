import type { ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import type { Prisma } from '@oficio/db/generated/client'

export const withReporter = {
  user: { select: { firstName: true, lastName: true, username: true } },
} as const satisfies Prisma.ReviewReportInclude

/**
 * Returns a report as an admin sees it. `ownerId` is the account of the reviewed professional or owner, if there is
 * one.
 */
export const viewReport = (
  report: Prisma.ReviewReportGetPayload<{ include: typeof withReporter }>,
  ownerId: string | null,
): ReviewForAdmin['reports'][number] => ({
  id: report.id,
  reason: report.reason,
  note: report.note,
  // Falls back to the username, which an account without a name always has.
  reporterName: `${report.user.firstName} ${report.user.lastName}`.trim() || report.user.username,
  isByReviewed: report.userId === ownerId,
  createdAt: report.createdAt.toISOString(),
  outcome: report.outcome,
  decidedAt: report.decidedAt?.toISOString() ?? null,
  decisionReason: report.decisionReason,
})
