'use client'

import { dropInvoiceDataEndpoint } from '@oficio/contracts/payments/invoice-data'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Deletes the invoice data. Invoices are then made out to an anonymous final consumer. */
export function DropInvoiceData() {
  const { run, isPending } = useApiAction()
  const drop = () =>
    run(() => callApi(dropInvoiceDataEndpoint), { success: 'Borramos tus datos para la factura.' })
  return (
    <Button variant="outline" onClick={drop} isLoading={isPending} className="needs-script">
      Borrar estos datos
    </Button>
  )
}
