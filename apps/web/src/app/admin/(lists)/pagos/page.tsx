import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getNotificationHealth } from '@oficio/domain/admin/payments/get-notification-health'
import { listAttention } from '@oficio/domain/admin/payments/list-attention'
import { listPayments } from '@oficio/domain/admin/payments/list-payments'
import { sumDays } from '@oficio/domain/admin/payments/sum-days'
import { PageFrame } from '@/components/layout/page-frame'
import { AttentionList } from '@/features/admin/payments/list/attention-list'
import { DaySums } from '@/features/admin/payments/list/day-sums'
import { readPaymentQuery } from '@/features/admin/payments/list/list-query'
import { MovementMonths } from '@/features/admin/payments/list/movement-months'
import { NotificationHealthNote } from '@/features/admin/payments/list/notification-health-note'
import { PaymentList } from '@/features/admin/payments/list/payment-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminPayments, { title: workMenu.adminPayments.label })

/** The admin list of payments, with problems that need attention, daily sums and monthly movements. */
export default page(pages.adminPayments, async ({ ctx, actor, query }) => {
  const listQuery = readPaymentQuery(await query())
  const [payments, attention, sums, notifications] = await Promise.all([
    listPayments(ctx, actor, listQuery),
    listAttention(ctx, actor),
    sumDays(ctx, actor),
    getNotificationHealth(ctx, actor),
  ])
  return (
    <PageFrame
      title={workMenu.adminPayments.label}
      trail={[workLink('admin'), { label: workMenu.adminPayments.label }]}
      description="Lo que se quiso cobrar, lo que se pagó y quién está suscripto."
    >
      <AttentionList attention={attention} nowMs={ctx.clock.now().getTime()} />
      <NotificationHealthNote health={notifications} nowMs={ctx.clock.now().getTime()} />
      <div className="space-y-12">
        <PaymentList query={listQuery} page={payments} />
        <DaySums sums={sums} />
        <MovementMonths nowMs={ctx.clock.now().getTime()} />
      </div>
    </PageFrame>
  )
})
