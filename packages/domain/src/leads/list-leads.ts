import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { listLeadsEndpoint } from '@oficio/contracts/leads'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { maskContact } from '../service-requests/mask-contact'
import { leadInclude, viewLead } from './view-lead'

type Answer = ResponseOf<typeof listLeadsEndpoint>

/** Returns the professional's own leads, newest first (at most 200); titles are masked where contact data is closed. */
export async function listLeads(ctx: Ctx, actor: Actor): Promise<Answer> {
  if (!actor.userId) throw new AppError('unauthenticated')
  const rows = await ctx.db.lead.findMany({
    where: { professional: { userId: actor.userId } },
    include: leadInclude,
    orderBy: { takenAt: 'desc' },
    take: 200,
  })
  const leads = rows.map((lead) => {
    const view = viewLead(ctx, lead)
    return {
      ...view,
      title: view.contact ? lead.request.title : maskContact(lead.request.title),
      requestStatus: lead.request.status,
      city: lead.request.localidad.nombre,
      state: lead.request.localidad.provincia.nombre,
    }
  })
  return { leads }
}
