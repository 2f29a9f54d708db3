import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { PlanSkeleton } from '@/features/subscriptions/plan-skeleton'

/** While the provider is asked about a subscription that waits for it. */
export default function PageLoading() {
  return (
    <Container className="pb-16">
      <PageHeader title="Pagos y suscripción" />
      <PlanSkeleton />
    </Container>
  )
}
