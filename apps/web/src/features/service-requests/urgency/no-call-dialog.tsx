'use client'

import { reportNoCallEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { PhoneOff } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'
import { trackingHeaders } from '../tracking-headers'

interface NoCallDialogProps {
  requestId: string
  token: string
  priceArs: number
}

/** 'Nadie me llamó'. Asks for confirmation, because the fee is refunded and the request loses its urgency. */
export function NoCallDialog({ requestId, token, priceArs }: NoCallDialogProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline">
          <PhoneOff aria-hidden />
          Nadie me llamó
        </Button>
      }
      title="¿Nadie te llamó ni te escribió?"
      description={`Pedimos que te devuelvan los ${formatMoney(priceArs)} y la solicitud sigue activa, sin urgencia.`}
      confirmLabel="Sí, nadie me llamó"
      send={() =>
        callApi(reportNoCallEndpoint, { params: { id: requestId }, headers: trackingHeaders(token) })
      }
      success={`Listo: pedimos la devolución de los ${formatMoney(priceArs)}.`}
      refusals={{ transition_not_allowed: 'Ya no se puede reclamar por esta solicitud.' }}
    />
  )
}
