import { workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getOverview } from '@oficio/domain/admin/overview/get-overview'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { LastDays } from '@/features/admin/overview/last-days'
import { PanelParts } from '@/features/admin/overview/panel-parts'
import { WaitingList } from '@/features/admin/overview/waiting-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.admin, { title: workMenu.admin.label })

export default page(pages.admin, async ({ ctx, actor }) => {
  const { waiting, liveRequests, days } = await getOverview(ctx, actor)
  return (
    <Container className="pb-16">
      <PageHeader
        title={workMenu.admin.label}
        description="Lo que espera una decisión tuya, lo más urgente primero."
      />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <WaitingList waiting={waiting} nowMs={ctx.clock.now().getTime()} />
        <div className="min-w-0 space-y-10">
          <LastDays days={days} liveRequests={liveRequests} />
          <PanelParts />
        </div>
      </div>
    </Container>
  )
})
