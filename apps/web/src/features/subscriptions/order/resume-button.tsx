'use client'

import { reactivateSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** A paused subscription goes on as it was: there is nothing to type and nowhere to go. */
export function ResumeButton() {
  const { run, isPending } = useApiAction()
  const resume = () =>
    run(() => callApi(reactivateSubscriptionEndpoint, { body: {} }), {
      success: 'Tu suscripción está activa',
    })
  return (
    <Button variant="sol" onClick={resume} isLoading={isPending}>
      Reanudar
    </Button>
  )
}
