'use client'

import { markContactedEndpoint } from '@oficio/contracts/leads/endpoints'
import { PhoneCall } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { statusFailure } from '../../service-requests/status-failure'

interface MarkContactedButtonProps {
  leadId: string
  /** First name of the client, for screen readers. */
  firstName: string
}

/** 'Contactado': marks that the professional reached the client. */
export function MarkContactedButton({ leadId, firstName }: MarkContactedButtonProps) {
  const { run, isPending } = useApiAction()
  const mark = () =>
    run(() => callApi(markContactedEndpoint, { params: { id: leadId } }), {
      success: `Anotado: ya hablaste con ${firstName}`,
      failure: statusFailure,
    })
  return (
    <Button
      variant="outline"
      onClick={mark}
      isLoading={isPending}
      aria-label={`Contactado: hablé con ${firstName}`}
    >
      <PhoneCall aria-hidden />
      Contactado
    </Button>
  )
}
