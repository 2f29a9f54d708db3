import { paths } from '@oficio/contracts/paths'
import { FileText } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'

/** Leads to the form for the invoice data. */
export const InvoiceLink = () => (
  <Link href={paths.invoiceData()} className={buttonClasses({ variant: 'outline' })}>
    <FileText aria-hidden />
    Datos para la factura
  </Link>
)

/** The link to the invoice data as a card of the profile. */
export function InvoiceCard() {
  return (
    <Card asChild>
      <section aria-labelledby="factura" className="space-y-4">
        <h2 id="factura" className="text-xl">
          Facturas
        </h2>
        <p className="text-muted-foreground">
          Sin tus datos, las facturas de lo que pagás acá salen a Consumidor Final. Si las querés a tu nombre
          o al de tu empresa, decinos cómo.
        </p>
        <InvoiceLink />
      </section>
    </Card>
  )
}
