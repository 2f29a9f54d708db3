'use client'

import { unlinkIdentityEndpoint } from '@oficio/contracts/accounts/identities'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Unlinks a Google identity from the account. */
export function UnlinkIdentity({ id, email }: { id: string; email: string }) {
  const { run, isPending } = useApiAction()
  return (
    <Button
      variant="outline"
      isLoading={isPending}
      aria-label={`Desvincular ${email}`}
      className="needs-script"
      onClick={() =>
        run(() => callApi(unlinkIdentityEndpoint, { params: { id } }), {
          success: 'Google ya no entra a tu cuenta.',
        })
      }
    >
      Desvincular
    </Button>
  )
}
