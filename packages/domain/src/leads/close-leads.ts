import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ClosingPart } from '../accounts/closing/closing-part'
import { notify } from '../kernel/notices/notify'
import { lockRequest } from '../service-requests/lock-request'
import { clientOf } from '../service-requests/notice-words'
import { eraseNotes } from './erase-notes'
import { leadClosedEvent } from './events'
import { freeSeat } from './free-seat'

const inCourse = (userId: string) => ({
  professional: { userId },
  status: 'active' as const,
  request: { status: { in: [...liveStatuses] } },
})

/**
 * Closes a professional's account: ends their active leads on live requests and frees the seats for other
 * professionals. Does not give free leads back. Erases the notes about all leads of the professional.
 */
export const leadClosing: ClosingPart = {
  async foretell(ctx, { userId }) {
    const count = await ctx.db.lead.count({ where: inCourse(userId) })
    const clients = countOf(count, 'cliente', 'clientes')
    return count > 0
      ? { ends: [`Dejás de ver los datos de contacto de ${clients} con trabajo en curso.`] }
      : {}
  },
  async close(ctx, { userId }) {
    const leads = await ctx.db.lead.findMany({
      where: inCourse(userId),
      orderBy: { requestId: 'asc' },
      select: { id: true, requestId: true },
    })
    for (const lead of leads) {
      const request = await lockRequest(ctx.db, lead.requestId)
      if (!request || !(await freeSeat(ctx, lead))) continue
      await notify(ctx, leadClosedEvent, { ...clientOf(request), key: lead.id, data: { request } })
    }
    await eraseNotes(ctx, { professional: { userId } })
  },
}
