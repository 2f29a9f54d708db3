import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type { ReviewReportQuery, ReviewReportRow, reviewReportList } from '@oficio/contracts/reviews/reports'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { findReviewed } from '../review-subject'
import { viewReport, withReporter } from './view-report'

const source: ListSource<keyof typeof reviewReportList.sorts> = {
  columns: Prisma.sql`report.id`,
  from: Prisma.sql`review_reports report JOIN reviews review ON review.id = report.review_id
    JOIN users reporter ON reporter.id = report.user_id`,
  id: { value: Prisma.sql`report.id`, type: 'uuid' },
  orders: {
    oldest: { key: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: false },
    newest: { key: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

/** The searchable text of a report: the review's text and the names of the reviewed subject and the reporter. */
const aboutReport = ({ registry }: Ctx) => Prisma.sql`concat_ws(' ',
  ${Prisma.join(registry.reviewSubjects.map(({ nameOf }) => nameOf))},
  reporter.first_name, reporter.last_name, review.title, review.content)`

const excerptLength = 120

/** Returns a page of reports; only open reports by default. */
export async function listReviewReports(
  ctx: Ctx,
  actor: Actor,
  { state = 'pending', reason, search, ...paging }: ReviewReportQuery,
  take?: number,
): Promise<ListPage<ReviewReportRow>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`report.outcome IS ${state === 'pending' ? Prisma.sql`NULL` : Prisma.sql`NOT NULL`}`,
    ...(reason ? [Prisma.sql`report.reason = ${reason}::review_report_reason`] : []),
    ...(search ? [holdsEveryWord(aboutReport(ctx), search)] : []),
  ]
  const page = await findPage<{ id: string }, ReviewReportQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  const ids = page.rows.map(({ id }) => id)
  const rows = await ctx.db.reviewReport.findMany({
    where: { id: { in: ids } },
    include: { ...withReporter, review: true },
  })
  const reviewedOfReport = await findReviewed(
    ctx,
    rows.map(({ review }) => review),
  )
  const byId = new Map(
    rows.map((row): [string, ReviewReportRow] => {
      const { review } = row
      const { kind, name, ownerId } = reviewedOfReport(review)
      const words = [review.title, review.content].filter(Boolean).join('. ')
      return [
        row.id,
        {
          ...viewReport(row, ownerId),
          reviewId: review.id,
          rating: review.rating,
          excerpt: excerptOf(words, excerptLength),
          kind,
          reviewedName: name,
        },
      ]
    }),
  )
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), nextCursor: page.nextCursor }
}
