'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'

/**
 * Shown while the account waits for approval. Leads to the home page after `uiTimings.redirectMs`, unless the visitor
 * chooses to stay.
 */
export function RegisteredView({ message }: { message: string }) {
  const router = useRouter()
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => router.replace(paths.home()), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [router, stays])

  return (
    <Alert
      tone="success"
      title="¡Listo! Tu cuenta espera la aprobación"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.portal()}>Completar mis datos</ButtonLink>
          {!stays && (
            <Button variant="outline" onClick={() => setStays(true)}>
              Quedarme acá
            </Button>
          )}
        </div>
      }
    >
      <p>{message}</p>
      {!stays && <p role="status">En unos segundos te llevamos al inicio.</p>}
    </Alert>
  )
}
