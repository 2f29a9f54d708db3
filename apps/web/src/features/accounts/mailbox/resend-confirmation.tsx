'use client'

import { requestConfirmationEndpoint } from '@oficio/contracts/accounts/mailbox'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { showMailedToast } from './show-mailed-toast'

/** Requests a new link to confirm the email address. */
export function ResendConfirmation({ label = 'Mandar otro enlace' }: { label?: string }) {
  const { run, isPending } = useApiAction()
  const send = async () =>
    showMailedToast(await callApi(requestConfirmationEndpoint), 'Te mandamos el enlace.')
  return (
    <Button variant="outline" isLoading={isPending} className="needs-script" onClick={() => run(send)}>
      {label}
    </Button>
  )
}
