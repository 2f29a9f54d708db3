'use client'

import {
  getSubscriptionStatusEndpoint,
  type SubscriptionStanding,
} from '@oficio/contracts/subscriptions/endpoints'
import { providerName } from '@oficio/contracts/text/provider-name'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import useSWR from 'swr'
import { Celebration } from '@/components/illustrations/celebration'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'

const everyMs = 4_000
/** Polls for about half a minute. A payer who left without authorising would wait in vain. */
const triesMax = 8

interface SubscriptionReturnProps {
  status: SubscriptionStanding
  /** The email address of the Mercado Pago account that should pay. */
  payerEmail: string
  /** What the subscription brings its new owner. */
  activeText: string
  /** Shown while the server does not answer. */
  failedText: string
  /** The address of the page without the provider's parameters. */
  backPath: string
  /** The subscription. Hidden while its state is about to change. */
  children: ReactNode
}

/** Shows the result to a payer who returns from the provider. Polls until it is final. */
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
        <div className="overflow-hidden rounded-card">
          <Celebration name="paymentReceived" isFresh className="h-32 rounded-b-none md:h-40" />
          <Alert tone="success" title="¡Listo! Tu suscripción está activa" className="rounded-t-none">
            <p>{activeText} Te mandamos por email el comprobante de cada cobro.</p>
          </Alert>
        </div>
      )}
      {status === 'pending' && (
        <Alert tone="warning" title={`${providerName} todavía no confirmó la autorización`}>
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
      title={`Esperamos la confirmación de ${providerName}...`}
      action={
        // A link, which works even before the page's scripts are loaded.
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

/** Polls the server while the tab is visible, and reloads the page's data once the state changed. */
function useUntilKnown(status: SubscriptionStanding) {
  const router = useRouter()
  const [tries, setTries] = useState(0)
  const isWaiting = status === 'pending' && tries < triesMax
  // A key for each visit, so that a cached error of an earlier visit is not shown.
  const [visit] = useState(randomKey)

  const { error } = useSWR(
    isWaiting ? ['subscription-return', visit] : null,
    () => {
      setTries((count) => count + 1)
      return callApi(getSubscriptionStatusEndpoint, { query: {} })
    },
    {
      ...polling(everyMs),
      // The page was just rendered with the current state.
      revalidateOnMount: false,
      onSuccess: (answer) => {
        if (answer.status !== 'pending') router.refresh()
      },
    },
  )
  // An ended session is ignored, because its guard leads to the login.
  const hasFailed = error !== undefined && !['unauthenticated', 'session_ended'].includes(errorOf(error).code)

  useEffect(() => {
    // Removes the provider's parameters, so that reloading or bookmarking the page does not repeat the message.
    if (status !== 'pending') history.replaceState(history.state, '', location.pathname)
  }, [status])

  return { isWaiting, hasFailed }
}
