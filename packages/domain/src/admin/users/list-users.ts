import type { Role } from '@oficio/contracts/access'
import type { UserQuery, UserRow, userList } from '@oficio/contracts/admin/users'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type { MailEventKind } from '@oficio/contracts/kernel/mail-events'
import type { ProfessionalStatus } from '@oficio/contracts/professionals/approval'
import { Prisma } from '@oficio/db/generated/client'
import { z } from 'zod'
import { sessionNow } from '../../accounts/sessions/session-now'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord, withinDays } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

interface Row {
  id: string
  name: string
  username: string
  email: string
  role: Role
  isEmailProven: boolean
  mailMark: MailEventKind | null
  isClosed: boolean
  isSuspended: boolean
  professionalId: string | null
  status: ProfessionalStatus | null
  sessionCount: number
  createdAt: Date
  lastSeenAt: Date | null
}

const sourceAt = (now: Date): ListSource<keyof typeof userList.sorts> => ({
  columns: Prisma.sql`u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username::text) AS name,
    u.username::text AS username,
    u.email::text AS email, u.role::text AS role, u.email_verified_at IS NOT NULL AS "isEmailProven",
    mark.reason::text AS "mailMark", u.closed_at IS NOT NULL AS "isClosed", p.id AS "professionalId", p.status::text AS status,
    u.suspended_at IS NOT NULL AS "isSuspended", u.created_at AS "createdAt",
    (SELECT count(*)::int FROM sessions s
      WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > ${now}) AS "sessionCount",
    (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"`,
  from: Prisma.sql`users u LEFT JOIN professionals p ON p.user_id = u.id
    LEFT JOIN marked_addresses mark ON mark.email = u.email AND mark.cleared_at IS NULL`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`u.id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
})

const searchText = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, u.username::text, u.email::text, p.company_name)`

const states: Record<NonNullable<UserQuery['state']>, Prisma.Sql> = {
  proven: Prisma.sql`u.email_verified_at IS NOT NULL AND u.closed_at IS NULL`,
  unproven: Prisma.sql`u.email_verified_at IS NULL AND u.closed_at IS NULL`,
  marked: Prisma.sql`mark.reason IS NOT NULL`,
  suspended: Prisma.sql`u.suspended_at IS NOT NULL`,
  closed: Prisma.sql`u.closed_at IS NOT NULL`,
}

/** Returns a page of all accounts. */
export async function listUsers(
  ctx: Ctx,
  actor: Actor,
  { search, role, state, from, until, ...paging }: UserQuery,
  take?: number,
): Promise<ListPage<UserRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [isFound(search)] : []),
    ...(role ? [Prisma.sql`u.role = ${role}::role`] : []),
    ...(state ? [states[state]] : []),
    ...withinDays(Prisma.sql`u.created_at`, { from, until }),
  ]
  const { rows, nextCursor } = await findPage<Row, UserQuery['sort']>(ctx, sourceAt(sessionNow(ctx)), {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map(viewUser), nextCursor }
}

const isFound = (search: string): Prisma.Sql =>
  z.uuid().safeParse(search).success
    ? Prisma.sql`${search}::uuid IN (u.id, p.id)`
    : holdsEveryWord(searchText, search)

/** Returns one account as the list shows it, or null. */
export async function findUserRow(ctx: Ctx, id: string): Promise<UserRow | null> {
  const filter = { conditions: [Prisma.sql`u.id = ${id}::uuid`], sort: 'newest' as const, take: 1 }
  const [row] = (await findPage<Row, UserQuery['sort']>(ctx, sourceAt(sessionNow(ctx)), filter)).rows
  return row ? viewUser(row) : null
}

const viewUser = ({ professionalId, status, createdAt, lastSeenAt, ...row }: Row): UserRow => ({
  ...row,
  professional: professionalId && status ? { id: professionalId, status } : null,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
