'use client'

import { changeAvailabilityEndpoint } from '@oficio/contracts/professionals/availability'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Ends the professional's break at once. */
export function BackButton() {
  const { run, isPending } = useApiAction()
  const comeBack = () =>
    run(() => callApi(changeAvailabilityEndpoint, { body: { isAvailable: true } }), {
      success: 'Volvés a recibir solicitudes',
    })
  return (
    <Button onClick={comeBack} isLoading={isPending}>
      Volver a recibir ahora
    </Button>
  )
}
