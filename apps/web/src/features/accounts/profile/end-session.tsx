'use client'

import { endSessionEndpoint } from '@oficio/contracts/accounts/profile'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Ends one session of the account. */
export function EndSession({ id, device }: { id: string; device: string }) {
  const { run, isPending } = useApiAction()
  return (
    <Button
      variant="outline"
      isLoading={isPending}
      aria-label={`Cerrar la sesión de ${device}`}
      className="needs-script"
      onClick={() =>
        run(() => callApi(endSessionEndpoint, { params: { id } }), { success: 'Sesión cerrada.' })
      }
    >
      Cerrar sesión
    </Button>
  )
}
