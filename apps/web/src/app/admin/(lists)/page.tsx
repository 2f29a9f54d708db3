import { periodName, readPeriod } from '@oficio/contracts/admin/figures'
import { workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getFigures } from '@oficio/domain/admin/overview/get-figures'
import { getOverview } from '@oficio/domain/admin/overview/get-overview'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { LastDays } from '@/features/admin/overview/last-days'
import { MarketFigures } from '@/features/admin/overview/market-figures'
import { WaitingList } from '@/features/admin/overview/waiting-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.admin, { title: workMenu.admin.label })

/** The start page of the admin panel: open decisions, the last days, and figures of the market. */
export default page(pages.admin, async ({ ctx, actor, query }) => {
  const days = readPeriod((await query())[periodName])
  const [overview, figures] = await Promise.all([getOverview(ctx, actor), getFigures(ctx, actor, { days })])
  return (
    <Container className="space-y-12 pb-16">
      <PageHeader
        title={workMenu.admin.label}
        description="Lo que espera una decisión tuya, lo más urgente primero."
        className="pb-0 md:pb-0"
      />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <WaitingList waiting={overview.waiting} nowMs={ctx.clock.now().getTime()} />
        <div className="min-w-0 space-y-10">
          <LastDays days={overview.days} liveRequests={overview.liveRequests} />
        </div>
      </div>
      <MarketFigures figures={figures} days={days} />
    </Container>
  )
})
