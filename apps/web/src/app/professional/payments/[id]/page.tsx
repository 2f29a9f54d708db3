import { getContext } from '@oficio/context/context'
import { id as idSchema } from '@oficio/contracts/fields'
import { paths } from '@oficio/contracts/paths'
import { getReceipt } from '@oficio/domain/subscriptions/charges/get-receipt'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteSettings } from '@/app/site-settings'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PrintButton } from '@/components/ui/print-button'
import { ReceiptSheet } from '@/features/subscriptions/charges/receipt'
import { orNotFound } from '@/server/or-not-found'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Comprobante de pago' }

interface PageProps {
  params: Promise<{ id: string }>
}

export default async function Page({ params }: PageProps) {
  const { role } = await requirePage(page.access)
  const { id } = await params
  if (!idSchema.safeParse(id).success) notFound()
  const receipt = await orNotFound(getReceipt(getContext(), await getActor(), { id }))
  const { provider, site } = siteSettings()
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Comprobante de pago"
        above={
          role === 'professional' && (
            <Breadcrumb
              items={[
                { label: 'Pagos y suscripción', href: paths.professionalPayments() },
                { label: 'Comprobante' },
              ]}
            />
          )
        }
        actions={<PrintButton />}
        className="print:hidden"
      />
      <ReceiptSheet receipt={receipt} provider={provider} supportEmail={site.supportEmail} />
    </Container>
  )
}
