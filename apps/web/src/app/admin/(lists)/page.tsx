import { workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getOverview } from '@oficio/domain/admin/get-overview'
import { CircleCheckBig } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { EmptyState } from '@/components/ui/empty-state'
import { FailedJobsTile } from '@/features/admin/jobs/failed-jobs-tile'
import { LastDays } from '@/features/admin/overview/last-days'
import { AttentionTile } from '@/features/admin/payments/list/attention-tile'
import { PendingReports } from '@/features/leads/reports/pending-reports'
import { OpenRequests } from '@/features/support/consumer-requests/admin/open-requests'
import { head, page } from '@/server/page'

export const metadata = head(pages.admin, { title: workMenu.admin.label })

export default page(pages.admin, async ({ ctx, actor }) => {
  const { consumerRequests, pendingReports, paymentAttention, failedJobs, liveRequests, days } =
    await getOverview(ctx, actor)
  const isQuiet = [consumerRequests.length, paymentAttention, failedJobs, pendingReports.length].every(
    (count) => count === 0,
  )
  const nowMs = ctx.clock.now().getTime()
  return (
    <Container className="pb-16">
      <PageHeader
        title={workMenu.admin.label}
        description="Lo que espera una decisión tuya, lo más urgente primero."
      />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        {/* By urgency: the law's clock runs by the hour, then money, then the machinery, then what has days. */}
        <div className="min-w-0 space-y-10">
          <OpenRequests requests={consumerRequests} nowMs={nowMs} />
          <AttentionTile count={paymentAttention} />
          <FailedJobsTile count={failedJobs} />
          <PendingReports reports={pendingReports} nowMs={nowMs} />
          {isQuiet && (
            <EmptyState
              icon={CircleCheckBig}
              title="Nada espera una decisión tuya"
              description="Acá aparece lo que haya que responder, revisar o decidir."
            />
          )}
        </div>
        <div className="min-w-0">
          <LastDays days={days} liveRequests={liveRequests} />
        </div>
      </div>
    </Container>
  )
})
