import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { listLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'
import { ownProfessional } from '../../professionals/own-professional'
import { maskContact } from '../../service-requests/masking/mask-contact'
import { shownText, shownTitle } from '../../service-requests/masking/shown-text'
import { leadInclude, viewLead } from '../view-lead'

const excerptLength = 110

type Answer = ResponseOf<typeof listLeadsEndpoint>

/**
 * Returns the professional's own leads, newest first (at most 200); titles and words are masked where contact data is
 * closed. Throws forbidden.
 */
export async function listLeads(ctx: Ctx, actor: Actor): Promise<Answer> {
  const { id } = await ownProfessional(ctx.db, actor)
  return { leads: await listLeadsOf(ctx, id) }
}

/** Returns the same of one professional. Only call it for themselves. */
export async function listLeadsOf(ctx: Ctx, professionalId: string): Promise<Answer['leads']> {
  const rows = await ctx.db.lead.findMany({
    where: { professionalId },
    include: leadInclude,
    orderBy: { takenAt: 'desc' },
    take: 200,
  })
  return rows.map((lead) => {
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
}
