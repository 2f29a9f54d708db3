import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getInvoiceData } from '@oficio/domain/payments/invoicing/get-invoice-data'
import { PageFrame } from '@/components/layout/page-frame'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { MailLink } from '@/components/ui/mail-link'
import { DropInvoiceData } from '@/features/payments/invoicing/drop-invoice-data'
import { InvoiceForm } from '@/features/payments/invoicing/invoice-form'
import { head, page } from '@/server/page'
import { siteSettings } from '../../site-settings'

const title = 'Datos para la factura'

export const metadata = head(pages.invoiceData, { title })

/** The page to edit the invoice data of an account. */
export default page(pages.invoiceData, async ({ ctx, actor }) => {
  const { isIssued, data } = await getInvoiceData(ctx, actor)
  return (
    <PageFrame
      width="form"
      title={title}
      description={
        isIssued
          ? 'Es opcional: sin ellos las facturas salen a Consumidor Final. Valen para lo que pagaste este mes y para lo que pagues desde ahora.'
          : undefined
      }
      trail={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]}
    >
      {isIssued ? (
        <Card className="needs-script">
          <InvoiceForm key={data?.document ?? ''} data={data} />
        </Card>
      ) : (
        <Alert title="Por ahora no hacen falta">
          Las facturas todavía no salen solas. El comprobante de cada pago está entre tus pagos; si necesitás
          factura, pedila a <MailLink address={siteSettings().site.supportEmail} />.
        </Alert>
      )}
      {data && (
        <div className="mt-6 space-y-3">
          <DropInvoiceData />
          <p className="text-sm text-muted-foreground">
            Los pagos que ya los llevan los conservan, porque la ley obliga a guardar los registros de un
            comercio.
          </p>
        </div>
      )}
    </PageFrame>
  )
})
