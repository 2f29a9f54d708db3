'use client'

import { endOtherSessionsEndpoint } from '@oficio/contracts/accounts/profile'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Ends every session except the current one. */
export function EndOthers() {
  const { run, isPending } = useApiAction()
  return (
    <Button
      variant="outline"
      block
      isLoading={isPending}
      className="needs-script"
      onClick={() =>
        run(() => callApi(endOtherSessionsEndpoint), { success: 'Cerramos las demás sesiones.' })
      }
    >
      Cerrar todas las demás
    </Button>
  )
}
