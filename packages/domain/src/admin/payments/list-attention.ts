import type { Attention, AttentionItem } from '@oficio/contracts/admin/payments/attention'
import { type AttentionKind, attentionKinds } from '@oficio/contracts/admin/payments/attention'
import type { PaymentOwner } from '@oficio/contracts/admin/payments/list'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { attentionQueries } from './attention-queries'

const maxRows = 5

/** Returns the items that an admin must look at, by kind, without empty kinds. */
export async function listAttention(ctx: Ctx, actor: Actor): Promise<Attention[]> {
  requireAdmin(actor)
  const queries = attentionQueries(ctx.clock.now())
  const attention = await Promise.all(attentionKinds.map((kind) => findKind(ctx, kind, queries[kind])))
  return attention.filter(({ count }) => count > 0)
}

/** Returns the number of items of all kinds that an admin must look at, and the time of the oldest one. */
export async function countAttention(ctx: Ctx): Promise<{ count: number; since: Date | null }> {
  const queries = Object.values(attentionQueries(ctx.clock.now()))
  const all = Prisma.join(
    queries.map((query) => Prisma.sql`SELECT id, since FROM (${query}) found`),
    ' UNION ALL ',
  )
  const [row] = await ctx.db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min(since) AS since FROM (${all}) everything`
  return row ?? { count: 0, since: null }
}

interface Row {
  id: string
  ownerType: PaymentOwner['type'] | null
  ownerId: string | null
  providerId: string | null
  amountCentavos: number | null
  detail: string | null
  since: Date
  count: number
}

async function findKind(ctx: Ctx, kind: AttentionKind, query: Prisma.Sql): Promise<Attention> {
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT *, (count(*) OVER ())::int AS count FROM (${query}) found ORDER BY since, id LIMIT ${maxRows}`
  return { kind, count: rows[0]?.count ?? 0, items: rows.map(viewItem) }
}

const viewItem = ({ ownerType, ownerId, amountCentavos, since, ...row }: Row): AttentionItem => ({
  id: row.id,
  owner: ownerType && ownerId ? { type: ownerType, id: ownerId } : null,
  providerId: row.providerId,
  amountArs: amountCentavos === null ? null : amountCentavos / 100,
  detail: row.detail,
  since: since.toISOString(),
})
