'use client'

import { pauseBusinessEndpoint } from '@oficio/contracts/businesses/pause'
import { formatDate } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Button } from '@/components/ui/button'
import { ConfirmDialog, Consequences } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface PauseBusinessProps {
  businessId: string
  /** Whether a charge is scheduled. */
  isCharged: boolean
  paidUntil: string | null
}

/** Hides the page of a business for a while, after a dialog that explains the consequences. */
export function PauseBusiness({ businessId, isCharged, paidUntil }: PauseBusinessProps) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Poner en pausa</Button>}
      title="¿Ponés tu negocio en pausa?"
      backLabel="Dejarlo como está"
      confirmLabel="Sí, poner en pausa"
      send={() => callApi(pauseBusinessEndpoint, { params: { id: businessId } })}
      success="Tu negocio está en pausa"
    >
      <Consequences>
        <li>Tu página deja de verse ahora mismo, y no aparece en las búsquedas.</li>
        {isCharged && <li>Le pedimos a {providerName} que no cobre mientras dure.</li>}
        {paidUntil && (
          <li>Lo que ya pagaste corre igual, hasta el {formatDate(paidUntil)}: no se suma al final.</li>
        )}
        <li>Lo que cargaste queda guardado, con tus fotos y tus reseñas. La reanudás cuando quieras.</li>
      </Consequences>
    </ConfirmDialog>
  )
}
