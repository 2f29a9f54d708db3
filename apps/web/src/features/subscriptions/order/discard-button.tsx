'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface DiscardButtonProps {
  block?: boolean
  /** Whose subscription; the one that is usual for the caller's role when it is left out. */
  subject?: BodyOf<typeof cancelSubscriptionEndpoint>
}

/** Gives up a subscription that was never authorised: there is nothing to lose, so it does not ask. */
export function DiscardButton({ block = false, subject = {} }: DiscardButtonProps) {
  const { run, isPending } = useApiAction()
  const discard = () =>
    run(() => callApi(cancelSubscriptionEndpoint, { body: subject }), {
      success: 'Listo: no se va a cobrar nada',
      refusals: { nothing_to_cancel: 'Ya no había nada para descartar.' },
    })
  return (
    <Button variant="ghost" block={block} onClick={discard} isLoading={isPending}>
      No la quiero
    </Button>
  )
}
