'use client'

import { homePath } from '@oficio/contracts/home-path'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { buttonClasses } from '@/components/ui/button-classes'
import { failureTexts } from '@/lib/failure-texts'
import { useRetries } from '@/lib/use-retries'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** The page failed in the browser; header and foot stand, and it is tried again by itself. The digest is what the server's log calls this failure. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter()
  // `reset` alone would show again what the server sent before.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  useRetries(retry)
  return (
    <MessagePage
      art={<LostArt className="w-56" />}
      title={failureTexts.broken.title}
      description={`${failureTexts.broken.description} ${failureTexts.payment}`}
      note={error.digest && `Si nos escribís por esto, pasanos este código: ${error.digest}`}
      actions={
        <>
          <button type="button" onClick={retry} className={buttonClasses()}>
            {failureTexts.retry}
          </button>
          <Link href={homePath} className={buttonClasses({ variant: 'outline' })}>
            Ir al inicio
          </Link>
        </>
      }
    />
  )
}
