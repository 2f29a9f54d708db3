'use client'

import {
  getSubscriptionStatusEndpoint,
  type SubscriptionStanding,
} from '@oficio/contracts/subscriptions/endpoints'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import useSWR from 'swr'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'

const everyMs = 4_000
/** Polls for half a minute: a payer who left the provider's page without authorising would wait in vain. */
const triesMax = 8

interface SubscriptionReturnProps {
  status: SubscriptionStanding
  /** The mail of the Mercado Pago account that was to pay. */
  payerEmail: string
  /** Benefit of the subscription for its new owner. */
  activeText: string
  /** What is said while the server does not answer. */
  failedText: string
  /** The page without the provider's words in its address. */
  backPath: string
  /** The subscription; hidden while it is about to change. */
  children: ReactNode
}

/** Result for a payer who returns from the provider, polled until it is final. */
export function SubscriptionReturn({
  status,
  payerEmail,
  activeText,
  failedText,
  backPath,
  children,
}: SubscriptionReturnProps) {
  const { isWaiting, hasFailed } = useUntilKnown(status)
  if (isWaiting) return <Waiting failure={hasFailed ? failedText : null} backPath={backPath} />
  return (
    <>
      {status === 'active' && (
        <Alert tone="success" title="¡Listo! Tu suscripción está activa">
          <p>{activeText} Te mandamos por email el comprobante de cada cobro.</p>
        </Alert>
      )}
      {status === 'pending' && (
        <Alert tone="warning" title="Mercado Pago todavía no confirmó la autorización">
          <p>
            Si la autorizaste, no hace falta que hagas nada: te avisamos por email. Si no, podés terminar acá.
            Pediste la suscripción con <strong className="break-words">{payerEmail}</strong>: si pagás con
            otra cuenta, cambialo abajo.
          </p>
        </Alert>
      )}
      {children}
    </>
  )
}

function Waiting({ failure, backPath }: { failure: string | null; backPath: string }) {
  return (
    <Alert
      title="Esperamos la confirmación de Mercado Pago..."
      action={
        // A link, which also leads on before the page's scripts have come.
        <Button variant="outline" asChild>
          <a href={backPath}>Volví sin autorizarla</a>
        </Button>
      }
    >
      <p>Suele tardar unos segundos. Esta página se actualiza sola.</p>
      {failure && <p className="mt-1">{failure}</p>}
    </Alert>
  )
}

/** Asks the server while somebody looks at the page, and reads the page again when there is news. */
function useUntilKnown(status: SubscriptionStanding) {
  const router = useRouter()
  const [tries, setTries] = useState(0)
  const isWaiting = status === 'pending' && tries < triesMax
  // A failure of an earlier visit is none of this one.
  const [visit] = useState(randomKey)

  const { error } = useSWR(
    isWaiting ? ['subscription-return', visit] : null,
    () => {
      setTries((count) => count + 1)
      return callApi(getSubscriptionStatusEndpoint, { query: {} })
    },
    {
      ...polling(everyMs),
      // The page has just been made from what is known.
      revalidateOnMount: false,
      onSuccess: (answer) => {
        if (answer.status !== 'pending') router.refresh()
      },
    },
  )
  // A session that ended says nothing: its guard leads to the login.
  const hasFailed = error !== undefined && !['unauthenticated', 'session_ended'].includes(errorOf(error).code)

  useEffect(() => {
    // Reloading or bookmarking the page later must not tell the news once more.
    if (status !== 'pending') history.replaceState(history.state, '', location.pathname)
  }, [status])

  return { isWaiting, hasFailed }
}
