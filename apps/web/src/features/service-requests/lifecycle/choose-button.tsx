'use client'

import { Button } from '@/components/ui/button'
import { useStatusAction } from './use-status-action'

interface ChooseButtonProps {
  requestId: string
  leadId: string
  name: string
  token: string
}

/** Chooses this professional, which moves the request to 'in progress'. */
export function ChooseButton({ requestId, leadId, name, token }: ChooseButtonProps) {
  const { change, isPending } = useStatusAction(requestId, token)
  return (
    <Button
      variant="ghost"
      className="mt-2 w-full sm:max-w-md"
      onClick={() => change({ status: 'in_progress', leadId }, { success: `Elegiste a ${name}.` })}
      isLoading={isPending}
    >
      Elegir a este profesional
    </Button>
  )
}
