'use client'

import { PhoneIncoming } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useStatusAction } from './use-status-action'

interface ContactedButtonProps {
  requestId: string
  token: string
  /** While somebody has the data and nobody is known to have called, this is what comes next. */
  isMain: boolean
}

/** 'Me contactaron': the client says so where no professional did. */
export function ContactedButton({ requestId, token, isMain }: ContactedButtonProps) {
  const { change, isPending } = useStatusAction(requestId, token)
  return (
    <Button
      variant={isMain ? 'primary' : 'outline'}
      onClick={() => change({ status: 'open' }, { success: '¡Qué bueno! Quedó anotado.' })}
      isLoading={isPending}
    >
      <PhoneIncoming aria-hidden />
      Me contactaron
    </Button>
  )
}
