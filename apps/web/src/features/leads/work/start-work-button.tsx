'use client'

import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { Hammer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { statusFailure } from '../../service-requests/status-failure'

interface StartWorkButtonProps {
  requestId: string
  isNext: boolean
}

/**
 * 'Empecé el trabajo': marks that the work began. From then on, no further professionals are notified of the request.
 */
export function StartWorkButton({ requestId, isNext }: StartWorkButtonProps) {
  const { run, isPending } = useApiAction()
  const start = () =>
    run(
      () =>
        callApi(changeServiceRequestStatusEndpoint, {
          params: { id: requestId },
          body: { status: 'in_progress' as const },
        }),
      {
        success: 'Anotado: el trabajo está en curso',
        failure: statusFailure,
      },
    )
  return (
    <Button variant={isNext ? 'soft' : 'outline'} onClick={start} isLoading={isPending}>
      <Hammer aria-hidden />
      Empecé el trabajo
    </Button>
  )
}
