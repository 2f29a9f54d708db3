'use client'

import { PhoneIncoming } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useStatusAction } from './use-status-action'

interface ContactedButtonProps {
  requestId: string
  token: string
  /** Whether it is the main action, which it is while a professional has the contact data but no contact is marked. */
  isMain: boolean
}

/** 'Me contactaron': lets the client mark the contact if no professional has marked it. */
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
