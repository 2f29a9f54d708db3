import { getContext } from '@oficio/context/context'
import { getAdminPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { findStanding } from '@oficio/domain/professionals/approval/get-professional-standing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { IntentView } from '@/features/admin/payments/detail/intent-view'
import { kindText } from '@/features/admin/payments/payment-texts'
import { AccountSection } from '@/features/professionals/approval/account-section'
import { orNotFound } from '@/server/or-not-found'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Pago' }

interface PageProps {
  params: Promise<{ id: string }>
}

export default async function Page({ params }: PageProps) {
  await requirePage(page.access)
  const input = getAdminPaymentEndpoint.params.safeParse(await params)
  if (!input.success) notFound()
  const ctx = getContext()
  const actor = await getActor()
  const intent = await orNotFound(getAdminPayment(ctx, actor, input.data))
  const professional = await findStanding(ctx, actor, intent.subject)
  return (
    <Container className="pb-16">
      <PageHeader
        title={kindText(intent.kind)}
        above={
          <Breadcrumb
            items={[adminPlaces.overview, adminPlaces.payments, { label: kindText(intent.kind) }]}
          />
        }
      />
      <IntentView intent={intent} account={<AccountSection professional={professional} />} />
    </Container>
  )
}
