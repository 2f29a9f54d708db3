'use client'

import { withdrawEmailEndpoint } from '@oficio/contracts/accounts/profile'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Withdraws a pending change of the email address. */
export function WithdrawEmail() {
  const { run, isPending } = useApiAction()
  return (
    <Button
      variant="ghost"
      isLoading={isPending}
      className="needs-script"
      onClick={() =>
        run(() => callApi(withdrawEmailEndpoint), { success: 'Tu email sigue siendo el mismo.' })
      }
    >
      No cambiarlo
    </Button>
  )
}
