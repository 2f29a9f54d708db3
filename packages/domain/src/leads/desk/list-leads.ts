import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { listLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { limits } from '@oficio/contracts/limits'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutPage, ownPage } from '../../kernel/lists/own-page'
import { ownProfessional } from '../../professionals/own-professional'
import { maskContact } from '../../service-requests/masking/mask-contact'
import { shownText, shownTitle } from '../../service-requests/masking/shown-text'
import { leadInclude, viewLead } from '../view-lead'

const excerptLength = 110

type Answer = ResponseOf<typeof listLeadsEndpoint>

type Input = InputOf<typeof listLeadsEndpoint>

/**
 * Returns a page of the professional's own leads, newest first. Masks contact data in titles and excerpts when the
 * client's contact data is closed. Throws forbidden.
 */
export async function listLeads(
  ctx: Ctx,
  actor: Actor,
  input: Input = { limit: limits.ownListMax },
): Promise<Answer> {
  const { id } = await ownProfessional(ctx.db, actor)
  return listLeadsOf(ctx, id, input)
}

/**
 * Returns the same page for any professional. Does not check the caller, so call it only for the professional
 * themselves.
 */
export async function listLeadsOf(ctx: Ctx, professionalId: string, input: Input): Promise<Answer> {
  const { where, ...page } = ownPage(input)
  const leadRows = await ctx.db.lead.findMany({
    where: { professionalId, ...where },
    include: leadInclude,
    ...page,
  })
  const { rows, nextCursor } = cutPage(leadRows, input)
  const leads = rows.map((lead) => {
    const view = viewLead(ctx, lead)
    const visibleText = (text: string) => (view.contact ? text : maskContact(text))
    return {
      ...view,
      title: visibleText(shownTitle(lead.request)),
      excerpt: excerptOf(visibleText(shownText(lead.request.description)), excerptLength),
      requestStatus: lead.request.status,
      city: lead.request.localidad.nombre,
      state: lead.request.localidad.provincia.nombre,
    }
  })
  return { leads, nextCursor }
}
