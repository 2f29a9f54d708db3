import type { listOwnBusinessesEndpoint, OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutPage, ownPage } from '../../kernel/lists/own-page'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { businessSubject } from '../business-subject'
import { isIncomplete } from '../is-incomplete'
import { viewPlan } from '../plans/view-plan'

const parts = {
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
} as const satisfies Prisma.BusinessInclude

type Row = Prisma.BusinessGetPayload<{ include: typeof parts }>

/** Returns a page of the caller's businesses. Throws unauthenticated. */
export async function listOwnBusinessPages(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof listOwnBusinessesEndpoint>,
): Promise<ResponseOf<typeof listOwnBusinessesEndpoint>> {
  const { userId } = requireAccount(actor)
  const { where, ...page } = ownPage(input)
  const storedRows = await ctx.db.business.findMany({
    where: { userId, status: { not: 'removed' }, ...where },
    include: parts,
    ...page,
  })
  const { rows, nextCursor } = cutPage(storedRows, input)
  return { businesses: await Promise.all(rows.map((row) => viewRow(ctx, row))), nextCursor }
}

/** Returns the caller's businesses, newest first, with status and plan. Throws unauthenticated. */
export async function listOwnBusinesses(ctx: Ctx, actor: Actor): Promise<OwnBusinessRow[]> {
  const { userId } = requireAccount(actor)
  const rows = await ctx.db.business.findMany({
    where: { userId, status: { not: 'removed' } },
    include: parts,
    orderBy: { id: 'desc' },
  })
  return Promise.all(rows.map((row) => viewRow(ctx, row)))
}

async function viewRow(ctx: Ctx, { localidad, ...row }: Row): Promise<OwnBusinessRow> {
  // Refreshes pending subscriptions, because the payer may have just authorised one.
  if (row.status === 'pending_payment') await refreshPending(ctx, businessSubject(row.id))
  const { status, ...plan } = await viewPlan(ctx, row)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: localidad?.nombre ?? null,
    state: localidad?.provincia.nombre ?? null,
    isIncomplete: isIncomplete(row),
    status: row.status,
    statusReason: row.statusReason,
    tier: plan.tier,
    rubroIds: plan.rubroIds,
    ordered: plan.ordered,
    isFree: plan.isFree,
    monthlyPriceArs: plan.monthlyPriceArs,
    nextChargeAt: plan.nextChargeAt,
    publicUntil: status === 'cancelled' ? (row.publicUntil?.toISOString() ?? null) : null,
    payWay: plan.payWay,
    asksForPayer: plan.asksForPayer,
    payerEmail: plan.payerEmail,
  }
}
