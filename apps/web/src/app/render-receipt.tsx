import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { getReceipt } from '@oficio/domain/subscriptions/charges/get-receipt'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PrintButton } from '@/components/ui/print-button'
import { ReceiptSheet } from '@/features/subscriptions/charges/receipt'
import { createRecordReader } from '@/server/create-record-reader'
import { siteSettings } from './site-settings'

const readReceipt = createRecordReader(getReceipt)

type Input = Parameters<typeof readReceipt>[0]

export const readReceiptHead = async (input: Input) => ({
  title: `Comprobante de pago ${(await readReceipt(input)).number}`,
})

/**
 * Returns the renderer of a receipt page. `backOf` returns the list that the receipt belongs to, or null if the reader
 * has none.
 */
export const renderReceipt =
  (backOf: (principal: Principal) => { label: string; href: string } | null) =>
  async (input: Input & { principal: Principal }) => {
    const receipt = await readReceipt(input)
    const back = backOf(input.principal)
    const { provider, site } = siteSettings()
    return (
      <Container width="form" className="pb-16">
        <PageHeader
          title="Comprobante de pago"
          above={back && <Breadcrumb items={[back, { label: 'Comprobante' }]} />}
          actions={<PrintButton />}
          className="print:hidden"
        />
        <ReceiptSheet receipt={receipt} provider={provider} supportEmail={site.supportEmail} />
      </Container>
    )
  }
