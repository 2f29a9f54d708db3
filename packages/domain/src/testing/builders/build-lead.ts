import type { Lead, Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type LeadOverrides = Partial<Prisma.LeadUncheckedCreateInput> & {
  requestId: string
  professionalId: string
}

/** Stores a lead and the side effects of taking it: the occupied seat, the used free lead and the history. */
export async function buildLead(ctx: Ctx, overrides: LeadOverrides): Promise<Lead> {
  const { requestId, professionalId, source = 'trial', status = 'active' } = overrides
  const takenAt = new Date(overrides.takenAt ?? ctx.clock.now())
  const isActive = status === 'active'
  const { userId } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
  })
  return ctx.transaction(async (ctx) => {
    const lead = await ctx.db.lead.create({
      data: {
        id: ctx.ids.next(),
        source,
        returnedAt: isActive ? null : takenAt,
        ...overrides,
        takenAt,
      },
    })
    await ctx.db.serviceRequestEvent.create({
      data: {
        id: ctx.ids.next(),
        requestId,
        leadId: lead.id,
        userId,
        type: 'lead_taken',
        actorKind: 'professional',
        createdAt: takenAt,
      },
    })
    // A returned lead has freed its seat and given back the free lead.
    if (!isActive) return lead
    await ctx.db.serviceRequest.update({
      where: { id: requestId },
      data: { leadCount: { increment: 1 } },
    })
    if (source === 'trial') {
      await ctx.db.professional.update({
        where: { id: professionalId },
        data: { freeLeadsLeft: { decrement: 1 } },
      })
    }
    return lead
  })
}
