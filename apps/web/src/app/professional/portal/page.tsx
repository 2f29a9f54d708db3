import type { PortalAccount } from '@oficio/contracts/leads/desk'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Standstill } from '@oficio/contracts/professionals/approval'
import { getPortal } from '@oficio/domain/leads/desk/get-portal'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ApprovedMoment } from '@/features/leads/desk/approved-moment'
import { FirstSteps } from '@/features/leads/desk/first-steps'
import { LeadList } from '@/features/leads/desk/lead-list'
import { PortalFigures } from '@/features/leads/desk/portal-figures'
import { RequestList } from '@/features/leads/desk/request-list'
import { WorkHistory } from '@/features/leads/desk/work-history'
import { LastNotices } from '@/features/notices/last-notices'
import { PricesWithVat } from '@/features/payments/net-price'
import { AccountBanner } from '@/features/professionals/approval/account-banner'
import { AwayDialog } from '@/features/professionals/availability/away-dialog'
import { PlanBox } from '@/features/professionals/plan/plan-box'
import { PlanTile } from '@/features/professionals/plan/plan-tile'
import { CompletenessCard } from '@/features/professionals/profile/completeness-card'
import { CoverageNote } from '@/features/professionals/rubros/coverage-note'
import { PageRefresher } from '@/lib/page-refresher'
import { head, page } from '@/server/page'

export const metadata = head(pages.portal, { title: 'Mi Portal' })

export default page(pages.portal, async ({ ctx, actor, query }) => {
  const { antes: cursor } = await query()
  const { account, plan, uncoveredRubros, requests, leads, notices, figures } = await getPortal(ctx, actor, {
    cursor,
  })
  const nowMs = ctx.clock.now().getTime()
  const isNew = leads.inCourse.length + leads.closed.length === 0
  const completeness = isIncomplete(account) && (
    <CompletenessCard completeness={account.completeness} formHref={paths.professionalProfile()} />
  )
  return (
    <Container className="pb-16">
      <PageRefresher />
      <PageHeader
        title={`Hola, ${account.firstName}`}
        // Short on phones, so that the first request is in the first screen.
        description={
          <span className="max-sm:hidden">
            Acá están las solicitudes de tu zona y los clientes con los que estás en contacto.
          </span>
        }
        className="max-sm:pt-5 max-sm:pb-4"
      />
      <div className="space-y-6">
        <PricesWithVat percent={await ctx.settings.get('vatPercent')}>
          <AccountBanner
            account={account}
            supportEmail={ctx.site.supportEmail}
            verificationFeeArs={await ctx.settings.get('verificationFeeArs')}
          />
        </PricesWithVat>
        {isNew && account.standstill === null && cursor === undefined && (
          <ApprovedMoment
            account={account}
            requests={requests}
            freeLeads={plan.status.remainingRequests}
            nowMs={nowMs}
          />
        )}
        {takesLeads(account.standstill) && <PlanBox plan={plan} />}
        <CoverageNote uncovered={uncoveredRubros} />
        {!isNew && (
          <PortalFigures
            account={account}
            leadsInCourse={leads.inCourse}
            planTile={<PlanTile plan={plan} />}
          />
        )}
      </div>
      <div className="mt-7 grid items-start gap-x-8 gap-y-12 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <RequestList requests={requests} account={account} isOlder={cursor !== undefined} nowMs={nowMs} />
        <div className="min-w-0 space-y-12">
          <LeadList leads={leads} nowMs={nowMs} />
          {!isNew && completeness}
          <LastNotices notices={notices} nowMs={nowMs} />
        </div>
      </div>
      {/* Help for a professional without a lead yet. Below the requests, because they came for those. */}
      {isNew && (
        <div className="mt-12 grid items-start gap-6 lg:auto-cols-fr lg:grid-flow-col">
          {!isShutOut(account.standstill) && <FirstSteps freeLeads={plan.status.remainingRequests} />}
          {completeness}
        </div>
      )}
      <div className="mt-12">
        <WorkHistory figures={figures} isNew={isNew && plan.accessUntil === null} />
      </div>
      {account.standstill === null && (
        <div className="mt-12">
          <AwayDialog nowMs={nowMs} />
        </div>
      )}
    </Container>
  )
})

/**
 * Returns whether the account may take leads. Otherwise a banner says what is missing, and a subscription would be
 * useless.
 */
const takesLeads = (standstill: Standstill | null): boolean =>
  standstill === null || standstill === 'unavailable'

/** Returns whether to suggest completing the profile. Before approval, the banner already says what is missing. */
const isIncomplete = ({ standstill, completeness }: PortalAccount): boolean =>
  takesLeads(standstill) && completeness.missing.length > 0

/** Returns whether the account cannot take leads by any step of its own. The banner says what helps. */
const isShutOut = (standstill: Standstill | null): boolean =>
  standstill === 'rejected' || standstill === 'suspended'
