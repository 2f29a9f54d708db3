import type { PortalAccount, RequestCards, SplitLeads, WorkFigures } from '@oficio/contracts/leads/desk'
import type { NoticeView } from '@oficio/contracts/notices'
import type { AccountStandstill } from '@oficio/contracts/professionals/approval'
import { viewCompleteness } from '@oficio/contracts/professionals/completeness'
import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import type { UncoveredRubros } from '@oficio/contracts/professionals/rubro-coverage'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listNotices } from '../../notices/list-notices'
import { viewStandstill } from '../../professionals/approval/get-standstill'
import { ownProfessional, withPlaceAndRubros } from '../../professionals/own-professional'
import { findUncoveredRubros } from '../../professionals/plan/find-uncovered-rubros'
import { viewPlanPage } from '../../professionals/plan/get-plan'
import { profileFacts } from '../../professionals/profile/profile-facts'
import { getWorkFigures } from './get-work-figures'
import { listLeadsOf } from './list-leads'
import { listRequestCards } from './request-cards'
import { splitLeads } from './split-leads'

export interface Portal {
  account: PortalAccount
  /** The rest of the trial, and the subscription. */
  plan: PlanPage
  /** The rubros that the paid month does not cover; null if it covers all. */
  uncoveredRubros: UncoveredRubros | null
  requests: RequestCards
  leads: SplitLeads
  notices: NoticeView[]
  figures: WorkFigures
}

/** Far more leads than a professional works on at the same time. */
const leadsShown = 200
const noticesShown = 5
const profileParts = { user: { select: { firstName: true } }, ...withPlaceAndRubros } as const

/**
 * Returns everything on the professional's portal (docs/product.md, 'Portal'): matching requests (urgent first, then
 * newest), own leads, the rest of the trial, the latest notices and the work figures. `cursor` continues with older
 * requests. Throws forbidden.
 */
export async function getPortal(
  ctx: Ctx,
  actor: Actor,
  input: { cursor?: string | undefined } = {},
): Promise<Portal> {
  const professional = await ownProfessional(ctx.db, actor, profileParts)
  const [plan, uncoveredRubros, requests, { leads }, { notices }, figures] = await Promise.all([
    viewPlanPage(ctx, professional),
    findUncoveredRubros(ctx, professional.id),
    listRequestCards(ctx, professional.id, input.cursor),
    listLeadsOf(ctx, professional.id, { limit: leadsShown }),
    listNotices(ctx, actor, { limit: noticesShown }),
    getWorkFigures(ctx, professional.id),
  ])
  return {
    account: { ...viewAccount(professional), ...(await viewStandstill(ctx, professional)) },
    plan,
    uncoveredRubros,
    requests,
    leads: splitLeads(leads),
    notices,
    figures,
  }
}

type OwnProfessional = Prisma.ProfessionalGetPayload<{ include: typeof profileParts }>

function viewAccount(professional: OwnProfessional): Omit<PortalAccount, keyof AccountStandstill> {
  const { reviewCount, localidad } = professional
  return {
    firstName: professional.user.firstName,
    approvedAt: professional.approvedAt?.toISOString() ?? null,
    avgRating: reviewCount > 0 ? professional.avgRating.toNumber() : null,
    reviewCount,
    medianResponseMinutes: professional.medianResponseMinutes,
    rubros: professional.rubros.map(({ rubro }) => rubro.name),
    city: localidad?.nombre ?? null,
    state: localidad?.provincia.nombre ?? null,
    serviceRadiusKm: professional.serviceRadiusKm,
    completeness: viewCompleteness(profileFacts(professional)),
  }
}
