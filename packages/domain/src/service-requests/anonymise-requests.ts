import type { Ctx } from '../context/ctx'
import { photoFileKey } from '../photos/photo-keys'

const batch = 200

/**
 * Erases contact data and photos of requests that closed long ago (product decision 'Law and trust': 90 days, a
 * setting). What remains is what statistics need: rubro, place, times and states.
 */
export async function anonymiseRequests(ctx: Ctx): Promise<void> {
  const days = await ctx.settings.get('anonymiseAfterDays')
  const before = new Date(ctx.clock.now().getTime() - days * 86_400_000)
  const due = await ctx.db.serviceRequest.findMany({
    where: { anonymisedAt: null, closedAt: { lt: before } },
    select: { id: true, photos: { select: { id: true } } },
    take: batch,
  })
  for (const { id, photos } of due) {
    for (const photo of photos) {
      await ctx.files.delete(photoFileKey(photo.id, 'full'))
      await ctx.files.delete(photoFileKey(photo.id, 'thumb'))
    }
    const nothing = {
      contactName: '',
      contactLastName: '',
      phone: '',
      email: '',
      serviceAddress: '',
      description: '',
    }
    await ctx.db.$transaction(async (tx) => {
      await tx.photo.deleteMany({ where: { requestId: id } })
      await tx.mail.updateMany({ where: { refs: { path: ['requestId'], equals: id } }, data: { to: '' } })
      await tx.serviceRequest.update({
        where: { id },
        data: {
          ...nothing,
          postalCode: null,
          deviceHash: null,
          idempotencyKey: null,
          linkVersion: { increment: 1 },
          anonymisedAt: ctx.clock.now(),
        },
      })
    })
  }
}
