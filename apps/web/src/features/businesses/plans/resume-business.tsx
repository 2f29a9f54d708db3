'use client'

import { resumeBusinessEndpoint } from '@oficio/contracts/businesses/pause'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** The button that resumes a business which its owner paused. Its page is visible again if the plan allows it. */
export function ResumeBusiness({ businessId }: { businessId: string }) {
  const { run, isPending } = useApiAction()
  const resume = () =>
    run(() => callApi(resumeBusinessEndpoint, { params: { id: businessId } }), {
      success: 'Tu negocio ya no está en pausa',
    })
  return (
    <Button variant="sol" onClick={resume} isLoading={isPending}>
      Reanudar
    </Button>
  )
}
