'use client'

import { requestConfirmationEndpoint } from '@oficio/contracts/accounts/mailbox'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Asks for another link to confirm the mail address. */
export function ResendConfirmation({ label = 'Mandar otro enlace' }: { label?: string }) {
  const { run, isPending } = useApiAction()
  return (
    <Button
      variant="outline"
      isLoading={isPending}
      className="needs-script"
      onClick={() => run(() => callApi(requestConfirmationEndpoint), { success: 'Te mandamos el enlace.' })}
    >
      {label}
    </Button>
  )
}
