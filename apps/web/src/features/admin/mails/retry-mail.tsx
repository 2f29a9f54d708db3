'use client'

import { retryMailEndpoint } from '@oficio/contracts/admin/mails'
import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/**
 * Retries a mail at once. It needs no confirmation, because the receiver gets the mail once, however often it is sent.
 */
export function RetryMail({ mailId }: { mailId: string }) {
  const { run, isPending } = useApiAction()
  const retry = () =>
    run(() => callApi(retryMailEndpoint, { params: { id: mailId } }), {
      success: 'En marcha: en un momento se ve acá qué pasó',
      refusals: { mail_ended: 'Este email ya salió, o ya no hace falta.' },
    })
  return (
    <Button variant="outline" onClick={retry} isLoading={isPending}>
      <RotateCw aria-hidden />
      Intentar ahora
    </Button>
  )
}
