'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { reactivateSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface ResumeButtonProps {
  /** The subject of the subscription. By default the usual subject of the caller's role. */
  subject?: BodyOf<typeof reactivateSubscriptionEndpoint>
}

/** The button that resumes a paused subscription without further input. */
export function ResumeButton({ subject = {} }: ResumeButtonProps) {
  const { run, isPending } = useApiAction()
  const resume = () =>
    run(() => callApi(reactivateSubscriptionEndpoint, { body: subject }), {
      success: 'Tu suscripción está activa',
    })
  return (
    <Button variant="sol" onClick={resume} isLoading={isPending}>
      Reanudar
    </Button>
  )
}
