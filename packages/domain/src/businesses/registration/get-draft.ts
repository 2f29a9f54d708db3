import type { AwaitingPayment, getBusinessDraftEndpoint } from '@oficio/contracts/businesses/registration'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { payableBy } from '../own-business'
import { draftsOf } from './draft-owner'

const draftFields = z.record(z.string(), z.json())

type Answer = ResponseOf<typeof getBusinessDraftEndpoint>

/** Returns the initial state of the wizard: the caller's draft, and their business whose plan is not paid yet. */
export async function getBusinessDraft(ctx: Ctx, actor: Actor): Promise<Answer> {
  return { draft: await findDraft(ctx, actor), awaitingPayment: await findAwaitingPayment(ctx, actor) }
}

/** Returns the account's draft. Falls back to the draft saved on the device before login. */
async function findDraft({ db }: Ctx, actor: Actor): Promise<Answer['draft']> {
  for (const owner of draftsOf(actor)) {
    const row = await db.businessDraft.findFirst({ where: owner })
    if (row) return { form: draftFields.parse(row.form), savedAt: row.updatedAt.toISOString() }
  }
  return null
}

/**
 * Returns the newest business that the caller registered and whose plan nobody has authorised yet; null without one.
 */
async function findAwaitingPayment(ctx: Ctx, actor: Actor): Promise<AwaitingPayment | null> {
  const newest = await ctx.db.business.findFirst({
    where: { ...payableBy(actor), status: 'pending_payment' },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  })
  if (!newest) return null
  const { liveStatus, isInReview } = await subjectStanding(
    ctx.db,
    businessSubject(newest.id),
    ctx.clock.now(),
  )
  const isAuthorised = isInReview || (liveStatus !== null && liveStatus !== 'pending')
  return isAuthorised ? null : { businessId: newest.id, name: newest.name }
}
