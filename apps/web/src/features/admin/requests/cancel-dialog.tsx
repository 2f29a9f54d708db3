'use client'

import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { texts } from '@oficio/contracts/texts'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** The endpoint's optional reason, which an admin must give. */
const schema = changeServiceRequestStatusEndpoint.body.shape.reason.unwrap().min(1, texts.required('reason'))

/** Cancels a service request on behalf of its client. The client and the professionals who opened it see the reason. */
export function CancelDialog({ requestId }: { requestId: string }) {
  return (
    <WordsDialog
      trigger={
        <Button variant="ghost" className="text-urgent hover:bg-urgent-soft">
          Cancelar la solicitud
        </Button>
      }
      title="Cancelar la solicitud"
      description="El cliente y los profesionales que vieron la solicitud leen el motivo. No se puede volver atrás; si era urgente y ningún profesional la vio, la tarifa se devuelve."
      field={{ label: 'Motivo', schema }}
      submitLabel="Cancelar la solicitud"
      submitVariant="destructive"
      send={(reason) =>
        callApi(changeServiceRequestStatusEndpoint, {
          params: { id: requestId },
          body: { status: 'cancelled', reason },
        })
      }
      success="Solicitud cancelada"
      refusals={{ request_closed: 'La solicitud ya estaba cerrada.' }}
    />
  )
}
