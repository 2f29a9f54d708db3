'use client'

import { refundPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { inOwnWords } from '@oficio/contracts/texts'
import { useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { parseAmount } from '@/lib/formats/parse-amount'

interface RefundUse {
  /** The intent or subscription that the payment belongs to. */
  ownerId: string
  paymentId: string
  leftArs: number
}

const noFaults = { amount: undefined, reason: undefined }

/** What an admin fills in to give money back, what is wrong with it, and sending it. */
export function useRefund({ ownerId, paymentId, leftArs }: RefundUse) {
  const [isOpen, setIsOpen] = useState(false)
  const [scope, setScope] = useState<'all' | 'part'>('all')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { run, isPending } = useApiAction()

  const part = parseAmount(typed)
  const amountArs = scope === 'all' ? leftArs : part
  const faults = {
    amount: scope === 'part' ? amountFault(part, leftArs) : undefined,
    reason: refundPaymentEndpoint.body.shape.reason.safeParse(reason, inOwnWords).error?.issues[0]?.message,
  }
  const send = () => {
    setIsTried(true)
    if (faults.amount || faults.reason) return
    const body = { paymentId, reason, leftArs, ...(scope === 'part' && amountArs !== null && { amountArs }) }
    run(() => callApi(refundPaymentEndpoint, { params: { id: ownerId }, body }), {
      success: 'Devolución pedida a Mercado Pago: acá ves si la hizo',
      refusals: {
        not_refundable: 'Ese pago ya no se puede devolver.',
        refund_outdated: 'Lo que queda de ese pago cambió mientras decidías. Revisalo y confirmá de nuevo.',
      },
      onSuccess: () => setIsOpen(false),
    })
  }
  const fields = { scope, setScope, typed, setTyped, reason, setReason }
  return { isOpen, setIsOpen, fields, amountArs, faults: isTried ? faults : noFaults, send, isPending }
}

function amountFault(amount: number | null, leftArs: number): string | undefined {
  if (amount === null || amount <= 0) return 'Escribí un importe, por ejemplo 4.000 o 4.000,50.'
  return amount > leftArs ? `Quedan ${formatMoney(leftArs)} por devolver.` : undefined
}
