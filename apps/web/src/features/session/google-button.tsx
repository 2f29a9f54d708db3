'use client'

import { paths } from '@oficio/contracts/paths'
import { signIn } from 'next-auth/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** Shown only where the operator configured Google. The login page leads on from there by role. */
export function GoogleButton({ from }: { from: string | null }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void signIn('google', { callbackUrl: paths.login(from ?? undefined) }).catch(() => setIsLeaving(false))
  }
  return (
    <Button variant="outline" size="lg" block onClick={leave} isLoading={isLeaving}>
      Continuar con Google
    </Button>
  )
}
