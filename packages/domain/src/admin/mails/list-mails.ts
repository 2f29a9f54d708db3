import type { MailForAdmin, MailQuery, MailRow, MailState, mailList } from '@oficio/contracts/admin/mails'
import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { foldText } from '@oficio/contracts/text/fold-text'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord, withinDays } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { findMailEvent, mailEvents } from '../../kernel/mail/build-mail'
import { findMark } from '../../kernel/mail/marked-addresses'

interface Row {
  id: string
  template: string
  to: string
  state: MailState
  attempts: number | null
  maxAttempts: number | null
  lastError: string | null
  runAt: Date | null
  createdAt: Date
  endedAt: Date | null
  messageId: string
  refs: Record<string, unknown>
}

/** The conditions of the states of a mail. The mail's job, while it exists, records the attempts. */
const states: Record<MailState, Prisma.Sql> = {
  sent: Prisma.sql`m.sent_at IS NOT NULL AND m.bounced_at IS NULL AND m.complained_at IS NULL`,
  bounced: Prisma.sql`m.bounced_at IS NOT NULL`,
  complained: Prisma.sql`m.bounced_at IS NULL AND m.complained_at IS NOT NULL`,
  withheld: Prisma.sql`m.withheld_at IS NOT NULL`,
  skipped: Prisma.sql`m.skipped_at IS NOT NULL AND m.withheld_at IS NULL`,
  failing: Prisma.sql`m.sent_at IS NULL AND m.bounced_at IS NULL AND m.skipped_at IS NULL
    AND job.last_error IS NOT NULL`,
  waiting: Prisma.sql`m.sent_at IS NULL AND m.bounced_at IS NULL AND m.skipped_at IS NULL
    AND job.last_error IS NULL`,
}

const source: ListSource<keyof typeof mailList.sorts> = {
  columns: Prisma.sql`m.id, m.template, m."to"::text AS "to", m.created_at AS "createdAt", m.message_id AS "messageId",
    m.refs, coalesce(m.bounced_at, m.complained_at, m.sent_at, m.skipped_at) AS "endedAt", job.attempts::int AS attempts,
    job.max_attempts::int AS "maxAttempts", job.last_error AS "lastError", job.run_at AS "runAt",
    CASE WHEN ${states.sent} THEN 'sent' WHEN ${states.bounced} THEN 'bounced'
      WHEN ${states.complained} THEN 'complained' WHEN ${states.withheld} THEN 'withheld'
      WHEN ${states.skipped} THEN 'skipped' WHEN ${states.failing} THEN 'failing' ELSE 'waiting' END AS state`,
  // An unfinished job has this key (`sendMailJob`).
  from: Prisma.sql`mails m LEFT JOIN graphile_worker.jobs job ON job.key = 'mail:' || m.id`,
  id: { value: Prisma.sql`m.id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
}

/** Returns a page of the outbox with the recipient, kind and state of each mail. */
export async function listMails(
  ctx: Ctx,
  actor: Actor,
  { search, state, from, until, ...paging }: MailQuery,
  take?: number,
): Promise<ListPage<MailRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [isFound(ctx, search)] : []),
    ...(state ? [Prisma.sql`(${states[state]})`] : []),
    ...withinDays(Prisma.sql`m.created_at`, { from, until }),
  ]
  const { rows, nextCursor } = await findPage<Row, MailQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewMail(ctx, row)), nextCursor }
}

/** Returns one mail of the outbox. Throws not_found. */
export async function getMail(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<MailForAdmin> {
  requireAdmin(actor)
  const conditions = [Prisma.sql`m.id = ${id}::uuid`]
  const [row] = (await findPage<Row, MailQuery['sort']>(ctx, source, { conditions, sort: 'newest', take: 1 }))
    .rows
  if (!row) throw new AppError('not_found')
  const mark = await findMark(ctx.db, row.to)
  return { ...viewMail(ctx, row), messageId: row.messageId, refs: row.refs, mark }
}

const viewMail = (ctx: Ctx, { runAt, createdAt, endedAt, messageId, refs, ...row }: Row): MailRow => ({
  ...row,
  // A mail that another version of the site queued may be unknown here.
  label: findMailEvent(ctx.registry, row.template)?.mail.label ?? row.template,
  nextTryAt: runAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

/** Matches a mail by its recipient, its template, or its label, which the database does not know. */
function isFound({ registry }: Ctx, search: string): Prisma.Sql {
  const templates = mailEvents(registry)
    .filter(({ mail }) => foldText(mail.label).includes(foldText(search)))
    .map(({ name }) => name)
  return Prisma.sql`(m.template = ANY(${templates}::text[])
    OR ${holdsEveryWord(Prisma.sql`concat_ws(' ', m."to"::text, m.template)`, search)})`
}
