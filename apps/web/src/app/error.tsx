'use client'

import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** The page failed; header and foot stand. The digest is what the server's log calls this failure. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter()
  // `reset` alone would show again what the server sent before.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <MessagePage
      art={<LostArt className="w-56" />}
      title="Algo salió mal de nuestro lado"
      description="No pudimos mostrar esta página. Probá de nuevo: lo que ya habías enviado no se pierde."
      note={error.digest && `Si nos escribís por esto, pasanos este código: ${error.digest}`}
      actions={
        <>
          <Button onClick={retry}>Probar de nuevo</Button>
          <Button asChild variant="outline">
            <Link href={paths.home()}>Ir al inicio</Link>
          </Button>
        </>
      }
    />
  )
}
