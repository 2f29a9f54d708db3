import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { listLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'
import { maskContact } from '../../service-requests/masking/mask-contact'
import { shownText, shownTitle } from '../../service-requests/masking/shown-text'
import { leadInclude, viewLead } from './view-lead'

const excerptLength = 110

type Answer = ResponseOf<typeof listLeadsEndpoint>

/** Returns the professional's own leads, newest first (at most 200); titles and words are masked where contact data is closed. */
export async function listLeads(ctx: Ctx, actor: Actor): Promise<Answer> {
  const { userId } = requireAccount(actor)
  const rows = await ctx.db.lead.findMany({
    where: { professional: { userId } },
    include: leadInclude,
    orderBy: { takenAt: 'desc' },
    take: 200,
  })
  const leads = rows.map((lead) => {
    const view = viewLead(ctx, lead)
    const shown = (text: string) => (view.contact ? text : maskContact(text))
    return {
      ...view,
      title: shown(shownTitle(lead.request)),
      excerpt: excerptOf(shown(shownText(lead.request.description)), excerptLength),
      requestStatus: lead.request.status,
      city: lead.request.localidad.nombre,
      state: lead.request.localidad.provincia.nombre,
    }
  })
  return { leads }
}
