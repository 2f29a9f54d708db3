import { getContext } from '@oficio/context/context'
import { listAttention } from '@oficio/domain/admin/payments/list-attention'
import { listPayments } from '@oficio/domain/admin/payments/list-payments'
import { sumDays } from '@oficio/domain/admin/payments/sum-days'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { AttentionList } from '@/features/admin/payments/list/attention-list'
import { DaySums } from '@/features/admin/payments/list/day-sums'
import { readListQuery } from '@/features/admin/payments/list/list-query'
import { PaymentList } from '@/features/admin/payments/list/payment-list'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: adminPlaces.payments.label }

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  await requirePage(page.access)
  const query = readListQuery(await searchParams)
  const ctx = getContext()
  const actor = await getActor()
  const [payments, attention, sums] = await Promise.all([
    listPayments(ctx, actor, query),
    listAttention(ctx, actor),
    sumDays(ctx, actor),
  ])
  return (
    <Container className="pb-16">
      <PageHeader
        title={adminPlaces.payments.label}
        above={<Breadcrumb items={[adminPlaces.overview, { label: adminPlaces.payments.label }]} />}
        description="Lo que se quiso cobrar, lo que se pagó y quién está suscripto."
      />
      <AttentionList attention={attention} nowMs={ctx.clock.now().getTime()} />
      <div className="space-y-12">
        <PaymentList query={query} page={payments} />
        <DaySums sums={sums} />
      </div>
    </Container>
  )
}
