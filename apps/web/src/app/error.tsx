'use client'

import { homePath } from '@oficio/contracts/home-path'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Link } from '@/components/ui/link'
import { failureTexts } from '@/lib/failure-texts'
import { isSiteReachable } from '@/lib/is-site-reachable'
import { useRetries } from '@/lib/use-retries'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

// Inlined, because every page would otherwise load the code of the button styles for this page.
const button = 'inline-flex min-h-11 items-center rounded-control px-5 font-semibold'

/**
 * Replaces the content of a page that failed in the browser, below the usual header. Retries automatically. The digest
 * identifies the failure in the server's log.
 */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter()
  const retry = async () => {
    const isThere = await isSiteReachable()
    startTransition(() => {
      // `reset` alone would show the earlier server response again.
      if (isThere) router.refresh()
      reset()
    })
  }
  useRetries(() => void retry())
  return (
    <MessagePage
      art={<LostArt />}
      title={failureTexts.broken.title}
      description={`${failureTexts.broken.description} ${failureTexts.payment}`}
      note={error.digest && `${failureTexts.supportCode} ${error.digest}`}
      actions={
        <>
          <button
            type="button"
            onClick={() => void retry()}
            className={`${button} bg-primary text-primary-foreground hover:bg-primary-hover`}
          >
            {failureTexts.retry}
          </button>
          <Link href={homePath} className={`${button} border border-input-border bg-surface hover:bg-muted`}>
            Ir al inicio
          </Link>
        </>
      }
    />
  )
}
