import { AppError } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import type { LeadOffer } from '@oficio/contracts/leads/offer'
import { type Actor, requireAccount } from '../../kernel/actor'
import { callerMarks } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockProfessional } from '../../professionals/lock-professional'
import { ownProfessional } from '../../professionals/own-professional'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { isInReach } from '../../service-requests/find-reach'
import { recordEvent } from '../../service-requests/history'
import { isClaimOpen } from '../../service-requests/lifecycle/claimed-work'
import { type LockedRequest, lockRequest } from '../../service-requests/lock-request'
import { clientOf } from '../../service-requests/notice-words'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { leadTakenEvent } from '../events'
import { isSelfMade } from '../find-likenesses'
import { loadLead, viewLead } from '../view-lead'
import { countLeadsOnTrust, reservedFreeLeads, takeFreeLead } from './coverage'
import { offerLead } from './lead-offer'
import { leadSubscription } from './lead-subscription'

const withName = { user: { select: { firstName: true, lastName: true } } } as const

/**
 * Opens the contact data ('Ver datos de contacto'; docs/product.md, 'Taking a lead'). Uses one free lead or requires a
 * subscription. Charges nothing until the client confirms, but reserves a free lead. There are `leadsPerRequest` seats.
 * Locks the request, so that concurrent professionals and repeated clicks run one after the other. A repeated call
 * returns the same lead. Throws request_not_found, request_closed, no_seats_left, unconfirmed_seats_taken,
 * trial_exhausted, free_leads_reserved, first_charge_pending, rubro_not_covered, not_approved, account_suspended,
 * out_of_reach, lead_returned, work_started, forbidden.
 */
export async function takeLead(ctx: Ctx, actor: Actor, input: { id: string }): Promise<LeadView> {
  const leadsPerRequest = await ctx.settings.get('leadsPerRequest')
  const leadId = await ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, input.id)
    const own = await ownProfessional(ctx.db, actor, withName)
    if (!request) throw new AppError('request_not_found')
    const ownLead = await ctx.db.lead.findUnique({
      where: { requestId_professionalId: { requestId: request.id, professionalId: own.id } },
    })
    if (ownLead?.status === 'active') return ownLead.id
    const events = await ctx.db.serviceRequestEvent.findMany({ where: { requestId: request.id } })
    const fixed = {
      request,
      hasReturnedLead: ownLead !== null,
      isClaimOpen: isClaimOpen({ ...request, events }, ctx.clock.now()),
      leadsPerRequest,
    }
    const ownFacts = await readOwnFacts(ctx, own, request)
    // Checks without the lock first, so that a professional who is refused in any case locks nothing.
    const asSeen = offerLead({
      ...fixed,
      ...ownFacts,
      professional: own,
      reservedFreeLeads: 0,
      leadsOnTrust: 0,
    })
    if (asSeen.refusal) throw new AppError(asSeen.refusal)
    // This lock serialises the leads of one professional and changes of their rubros.
    const professional = await lockProfessional(ctx.db, own.id)
    const facts = await readOwnFacts(ctx, own, request)
    const counts = {
      reservedFreeLeads: await reservedFreeLeads(ctx.db, own.id),
      leadsOnTrust: await countLeadsOnTrust(ctx.db, own.id, facts.standing),
    }
    const offer = offerLead({ ...fixed, ...facts, ...counts, professional })
    if (offer.refusal) throw new AppError(offer.refusal)
    return insertLead(ctx, actor, { request, professional: own, source: offer.takes, leadsPerRequest })
  })
  return viewLead(ctx, await loadLead(ctx.db, leadId))
}

/** Reads the facts that depend on the professional's rubros and subscription. */
async function readOwnFacts(ctx: TxCtx, own: { id: string; userId: string }, request: LockedRequest) {
  const isMatching = await isInReach(ctx, own.id, request.id)
  const standing = await subjectStanding(ctx.db, professionalSubject(own.id), ctx.clock.now())
  return {
    standing,
    subscription: await leadSubscription(ctx, own.id, request.rubroId, standing),
    isInReach: isMatching && request.userId !== own.userId,
  }
}

interface NewLead {
  request: LockedRequest
  professional: { id: string; user: { firstName: string; lastName: string } }
  source: NonNullable<LeadOffer['takes']>
  leadsPerRequest: number
}

async function insertLead(
  ctx: TxCtx,
  actor: Actor,
  { request, professional, source, leadsPerRequest }: NewLead,
): Promise<string> {
  if (source === 'trial') await takeFreeLead(ctx, professional.id)
  const { leadCount } = await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: { leadCount: { increment: 1 } },
  })
  const id = ctx.ids.next()
  const caller = requireAccount(actor)
  await ctx.db.lead.create({
    data: {
      id,
      requestId: request.id,
      professionalId: professional.id,
      source,
      takenAt: ctx.clock.now(),
      ...callerMarks(ctx, caller),
      isSelfMade: await isSelfMade(ctx, caller, { request, professionalId: professional.id }),
    },
  })
  await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'lead_taken',
    actorKind: 'professional',
    leadId: id,
  })
  const { firstName, lastName } = professional.user
  await notify(ctx, leadTakenEvent, {
    ...clientOf(request),
    key: id,
    data: {
      request,
      requestId: request.id,
      leadId: id,
      seatsTaken: leadCount,
      seatsTotal: leadsPerRequest,
      name: `${firstName} ${lastName}`,
    },
  })
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
  return id
}
