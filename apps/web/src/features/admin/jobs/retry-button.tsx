'use client'

import { retryJobEndpoint } from '@oficio/contracts/admin/jobs'
import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface RetryButtonProps {
  jobId: string
  label: string
}

/** Retries a failed job at once. */
export function RetryButton({ jobId, label }: RetryButtonProps) {
  const { run, isPending } = useApiAction()
  const retry = () =>
    run(() => callApi(retryJobEndpoint, { params: { id: jobId } }), {
      success: 'En marcha: si vuelve a fallar, la vas a ver acá',
      refusals: { not_found: 'Esta tarea ya terminó.' },
    })
  return (
    <Button variant="outline" onClick={retry} isLoading={isPending} aria-label={`Reintentar: ${label}`}>
      <RotateCw aria-hidden />
      Reintentar
    </Button>
  )
}
