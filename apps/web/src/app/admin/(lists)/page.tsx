import { getContext } from '@oficio/context/context'
import { getOverview } from '@oficio/domain/operations/get-overview'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { AttentionTile } from '@/features/admin-payments/list/attention-tile'
import { OpenRequests } from '@/features/consumer-requests/admin/open-requests'
import { FailedJobsTile } from '@/features/failed-jobs/failed-jobs-tile'
import { PendingReports } from '@/features/lead-reports/pending-reports'
import { DayTable } from '@/features/operations/day-table'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Panel de Administración' }

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const { consumerRequests, pendingReports, paymentAttention, failedJobs, liveRequests, days } =
    await getOverview(ctx, await getActor())
  return (
    <Container className="pb-16">
      <PageHeader title="Panel de Administración" description="Lo que espera una decisión tuya, primero." />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 space-y-10">
          <OpenRequests requests={consumerRequests} nowMs={ctx.clock.now().getTime()} />
          <PendingReports reports={pendingReports} nowMs={ctx.clock.now().getTime()} />
        </div>
        <div className="min-w-0 space-y-10">
          <AttentionTile count={paymentAttention} />
          <FailedJobsTile count={failedJobs} />
          <DayTable days={days} liveRequests={liveRequests} />
        </div>
      </div>
    </Container>
  )
}
