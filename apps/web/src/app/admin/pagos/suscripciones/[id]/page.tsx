import { getContext } from '@oficio/context/context'
import { getAdminSubscriptionEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { getAdminSubscription } from '@oficio/domain/admin/payments/get-admin-subscription'
import { findStanding } from '@oficio/domain/professionals/approval/get-professional-standing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { SubscriptionView } from '@/features/admin/payments/detail/subscription-view'
import { kindText } from '@/features/admin/payments/payment-texts'
import { AccountSection } from '@/features/professionals/approval/account-section'
import { orNotFound } from '@/server/or-not-found'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Suscripción' }

interface PageProps {
  params: Promise<{ id: string }>
}

export default async function Page({ params }: PageProps) {
  await requirePage(page.access)
  const input = getAdminSubscriptionEndpoint.params.safeParse(await params)
  if (!input.success) notFound()
  const actor = await getActor()
  const subscription = await orNotFound(getAdminSubscription(getContext(), actor, input.data))
  const professional = await findStanding(getContext(), actor, subscription.subject)
  const title = kindText('subscription')
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[adminPlaces.overview, adminPlaces.payments, { label: title }]} />}
      />
      <SubscriptionView
        subscription={subscription}
        account={<AccountSection professional={professional} />}
      />
    </Container>
  )
}
