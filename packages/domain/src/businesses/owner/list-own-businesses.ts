import type { OwnBusinessRow, PayWay } from '@oficio/contracts/businesses/owner'
import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { viewSubscriptionStatus } from '../../subscriptions/standing/view-status'
import { businessSubject } from '../business-subject'

const parts = {
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
  rubros: { select: { rubroId: true }, orderBy: { rubroId: 'asc' } },
} as const satisfies Prisma.BusinessInclude

type Row = Prisma.BusinessGetPayload<{ include: typeof parts }>

/** Returns the caller's businesses, newest first, with where each stands and what it costs. Throws unauthenticated. */
export async function listOwnBusinesses(ctx: Ctx, actor: Actor): Promise<OwnBusinessRow[]> {
  const { userId } = requireAccount(actor)
  const rows = await ctx.db.business.findMany({
    where: { userId, status: { not: 'removed' } },
    include: parts,
    orderBy: { id: 'desc' },
  })
  return Promise.all(rows.map((row) => viewRow(ctx, row)))
}

async function viewRow(ctx: Ctx, { localidad, rubros, ...row }: Row): Promise<OwnBusinessRow> {
  const subject = businessSubject(row.id)
  // Its payer may just be back from authorising it.
  if (row.status === 'pending_payment') await refreshPending(ctx, subject)
  const plan = await viewSubscriptionStatus(ctx, subject)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: localidad.nombre,
    state: localidad.provincia.nombre,
    status: row.status,
    statusReason: row.statusReason,
    tier: row.tier,
    rubroIds: rubros.map(({ rubroId }) => rubroId),
    monthlyPriceArs: plan.monthlyPriceArs,
    nextChargeAt: plan.nextChargeAt,
    publicUntil: plan.status === 'cancelled' ? (row.publicUntil?.toISOString() ?? null) : null,
    payWay: row.status === 'rejected' ? null : payWayOf(plan.status),
  }
}

function payWayOf(status: SubscriptionStanding): PayWay | null {
  if (status === 'active') return null
  return status === 'suspended' || status === 'past_due' ? 'reactivate' : 'subscribe'
}
