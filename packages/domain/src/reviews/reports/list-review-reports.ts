import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type { ReviewReportQuery, ReviewReportRow, reviewReportList } from '@oficio/contracts/reviews/reports'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { excerptOf } from '../../kernel/text/excerpt'
import { viewReport, withReporter } from './view-report'

const source: ListSource<keyof typeof reviewReportList.sorts> = {
  columns: Prisma.sql`report.id`,
  from: Prisma.sql`review_reports report JOIN reviews review ON review.id = report.review_id
    JOIN users reporter ON reporter.id = report.user_id
    JOIN professionals p ON p.id = review.professional_id JOIN users u ON u.id = p.user_id`,
  id: { value: Prisma.sql`report.id`, type: 'uuid' },
  orders: {
    oldest: { by: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: false },
    newest: { by: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

const aboutReport = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, p.company_name, reporter.first_name,
  reporter.last_name, review.title, review.content)`

const excerptLength = 120

/** Returns a page of reports: those that wait for a decision, unless the decided ones are asked for. */
export async function listReviewReports(
  ctx: Ctx,
  actor: Actor,
  { state = 'pending', reason, search, ...asked }: ReviewReportQuery,
  take?: number,
): Promise<ListPage<ReviewReportRow>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`report.outcome IS ${state === 'pending' ? Prisma.sql`NULL` : Prisma.sql`NOT NULL`}`,
    ...(reason ? [Prisma.sql`report.reason = ${reason}::review_report_reason`] : []),
    ...(search ? [holdsEveryWord(aboutReport, search)] : []),
  ]
  const found = await findPage<{ id: string }, ReviewReportQuery['sort']>(ctx, source, {
    conditions,
    ...asked,
    take,
  })
  const ids = found.rows.map(({ id }) => id)
  const rows = await ctx.db.reviewReport.findMany({
    where: { id: { in: ids } },
    include: {
      ...withReporter,
      review: {
        include: {
          professional: { select: { userId: true, user: { select: { firstName: true, lastName: true } } } },
        },
      },
    },
  })
  const byId = new Map(
    rows.map((row): [string, ReviewReportRow] => {
      const { review } = row
      const { firstName, lastName } = review.professional.user
      const words = [review.title, review.content].filter(Boolean).join('. ')
      return [
        row.id,
        {
          ...viewReport(row, review.professional.userId),
          reviewId: review.id,
          rating: review.rating,
          excerpt: excerptOf(words, excerptLength),
          professionalName: `${firstName} ${lastName}`,
        },
      ]
    }),
  )
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), nextCursor: found.nextCursor }
}
