'use client'

import { syncIntentEndpoint, syncSubscriptionEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { PaymentOwner } from '@oficio/contracts/admin/payments/list'
import { RefreshCw } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { changeText } from '../record-texts'
import { useSync } from './use-sync'

interface SyncButtonProps {
  owner: PaymentOwner
  /** Of an intent: one of its payments alone. */
  paymentId?: string
  label?: string
}

/** Asks Mercado Pago what is true now, and says what that changed. */
export function SyncButton({
  owner: { type, id },
  paymentId,
  label = 'Consultar a Mercado Pago',
}: SyncButtonProps) {
  const { ask, isPending, changes } = useSync(() =>
    type === 'intent'
      ? callApi(syncIntentEndpoint, { params: { id }, body: paymentId ? { paymentId } : {} })
      : callApi(syncSubscriptionEndpoint, { params: { id } }),
  )
  return (
    <div className="space-y-3">
      <Button variant="outline" onClick={ask} isLoading={isPending} className="px-4">
        <RefreshCw aria-hidden />
        {label}
      </Button>
      {changes && !isPending && <Changes changes={changes} />}
    </div>
  )
}

function Changes({ changes }: { changes: NonNullable<ReturnType<typeof useSync>['changes']> }) {
  if (changes.length === 0) return <Alert tone="info">Nada cambió desde la última vez.</Alert>
  return (
    <Alert
      tone="success"
      title={changes.length === 1 ? 'Cambió un dato' : `Cambiaron ${changes.length} datos`}
    >
      <ul className="list-disc pl-5 break-words">
        {changes.map((change) => (
          <li key={`${change.about}-${change.providerId}-${change.field}`}>{changeText(change)}</li>
        ))}
      </ul>
    </Alert>
  )
}
