import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getReceipt } from '@oficio/domain/subscriptions/charges/get-receipt'
import { siteSettings } from '@/app/site-settings'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PrintButton } from '@/components/ui/print-button'
import { ReceiptSheet } from '@/features/subscriptions/charges/receipt'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const readReceipt = recordOf(getReceipt)

export const generateMetadata = readHead(pages.userReceipt, async (given) => ({
  title: `Comprobante de pago ${(await readReceipt(given)).number}`,
}))

export default page(pages.userReceipt, async (given) => {
  const receipt = await readReceipt(given)
  const { provider, site } = siteSettings()
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Comprobante de pago"
        above={
          <Breadcrumb
            items={[{ label: 'Mis negocios', href: paths.userBusinesses() }, { label: 'Comprobante' }]}
          />
        }
        actions={<PrintButton />}
        className="print:hidden"
      />
      <ReceiptSheet receipt={receipt} provider={provider} supportEmail={site.supportEmail} />
    </Container>
  )
})
