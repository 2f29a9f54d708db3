'use client'

import { renewPosterEndpoint } from '@oficio/contracts/businesses/poster'
import { Button } from '@/components/ui/button'
import { ConfirmDialog, Consequences } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface RenewCodeProps {
  businessId: string
  version: number
}

/**
 * Replaces the code of the poster, in case the old code was leaked. A dialog first explains what happens to printed
 * posters.
 */
export function RenewCode({ businessId, version }: RenewCodeProps) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Cambiar el código</Button>}
      title="¿Cambiás el código?"
      backLabel="Dejarlo así"
      confirmLabel="Sí, cambiarlo"
      send={() => callApi(renewPosterEndpoint, { params: { id: businessId }, body: { version } })}
      success="El cartel tiene un código nuevo"
    >
      <Consequences>
        <li>Los carteles que ya imprimiste siguen llevando a tu página.</li>
        <li>Las reseñas que lleguen por ellos ya no van a decir que la persona te visitó.</li>
        <li>Para que lo digan, imprimí el cartel de nuevo. Las reseñas que ya tenés no cambian.</li>
      </Consequences>
    </ConfirmDialog>
  )
}
