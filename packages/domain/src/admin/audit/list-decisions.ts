import { type AuditQuery, type AuditRow, type auditList, kindsAbout } from '@oficio/contracts/admin/audit'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { reportReasonTexts } from '@oficio/contracts/leads/reports'
import { type ReturnReasons, returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord, withinDays } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { chargeReturnReasons } from '../../subscriptions/provider-sync/subscription-payments'

interface Row {
  id: string
  action: string
  adminName: string | null
  subject: string
  data: Record<string, unknown>
  createdAt: Date
}

const source: ListSource<keyof typeof auditList.sorts> = {
  columns: Prisma.sql`entry.id, entry.action, entry.subject, entry.data, entry.created_at AS "createdAt",
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username::text, entry.user_id::text) AS "adminName"`,
  from: Prisma.sql`audit_entries entry LEFT JOIN users u ON u.id = entry.user_id`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`entry.id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
}

const searchText = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, u.username, u.email, entry.subject)`

/**
 * Returns a page of the audit log: decisions of admins and of the site itself, with author, time, subject and reason.
 */
export async function listDecisions(
  ctx: Ctx,
  actor: Actor,
  { search, about, by, from, until, ...paging }: AuditQuery,
  take?: number,
): Promise<ListPage<AuditRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [holdsEveryWord(searchText, search)] : []),
    ...(about ? [Prisma.sql`split_part(entry.subject, ':', 1) = ANY(${kindsAbout(about)}::text[])`] : []),
    ...(by ? [Prisma.sql`entry.actor_kind = ${by}::actor_kind`] : []),
    ...withinDays(Prisma.sql`entry.created_at`, { from, until }),
  ]
  const { rows, nextCursor } = await findPage<Row, AuditQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewDecision(ctx, row)), nextCursor }
}

function viewDecision(ctx: Ctx, { id, action, adminName, subject, data, createdAt }: Row): AuditRow {
  const [kind = '', ...rest] = subject.split(':')
  return {
    id,
    action,
    adminName,
    subject: { kind, id: rest.join(':') },
    reason: reasonText(ctx, data, adminName !== null),
    data,
    createdAt: createdAt.toISOString(),
  }
}

/**
 * Returns the reason of a decision in words. An admin's reason is a text; the site, a client or a professional gives a
 * code that has a text. Returns null for a code without a text.
 */
function reasonText(ctx: Ctx, data: Record<string, unknown>, isAdmins: boolean): string | null {
  const [note, reason] = [textOf(data.note), textOf(data.reason)]
  if (note || !reason) return note
  const knownText = returnReasonOf(allReturnReasons(ctx), reason)?.adminText ?? reportText(reason)
  return knownText ?? (isAdmins ? reason : null)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const reportText = (reason: string): string | undefined =>
  Object.entries(reportReasonTexts).find(([code]) => code === reason)?.[1]

const allReturnReasons = (ctx: Ctx): ReturnReasons =>
  Object.assign(
    {},
    chargeReturnReasons(ctx),
    ...ctx.registry.paymentKinds.map(({ returnReasons }) => returnReasons),
  )
