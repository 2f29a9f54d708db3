'use client'

import { refundPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { limits } from '@oficio/contracts/limits'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { inOwnWords } from '@oficio/contracts/texts'
import { Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { WordsField } from '@/components/ui/words-field'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { parseAmount } from '@/lib/formats/parse-amount'
import { focusFault } from '@/lib/forms/focus-fault'

const noFaults = { amount: undefined, reason: undefined }

interface RefundDialogProps {
  ownerId: string
  paymentId: string
  /** The payer who gets the refund: 'Paula Herrera (paula@example.com)'. */
  payerText: string
  leftArs: number
}

/** The dialog that refunds a payment. It names the amount and the receiver, and requires a reason. */
export function RefundDialog({ payerText, ...payment }: RefundDialogProps) {
  const formId = useId()
  const { isOpen, setIsOpen, fields, amountArs, faults, send, isPending } = useRefund(payment)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send()) focusFault(event.currentTarget)
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Undo2 aria-hidden />
          Devolver
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Devolver el pago"
        description={`Le vuelve a ${payerText}. Si devolvés todo, se retira también lo que dio el pago. No se puede deshacer.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button variant="destructive" type="submit" form={formId} isLoading={isPending}>
              Devolver {amountArs === null ? '' : formatMoney(amountArs)}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5 pb-1">
          <RefundFields fields={fields} faults={faults} leftArs={payment.leftArs} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

type Use = ReturnType<typeof useRefund>

function RefundFields({ fields, faults, leftArs }: Pick<Use, 'fields' | 'faults'> & { leftArs: number }) {
  const { scope, setScope, amountText, setAmountText, reason, setReason } = fields
  return (
    <>
      <RadioGroup
        aria-label="Cuánto"
        value={scope}
        onValueChange={(value) => setScope(value === 'part' ? 'part' : 'all')}
      >
        <RadioCard value="all" label={`Todo: ${formatMoney(leftArs)}`} />
        <RadioCard value="part" label="Una parte" />
      </RadioGroup>
      {scope === 'part' && (
        <Field label="Importe en pesos" error={faults.amount}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amountText}
              onChange={(event) => setAmountText(event.target.value)}
            />
          )}
        </Field>
      )}
      <WordsField
        label="Motivo"
        hint="Queda en el registro, con tu nombre."
        error={faults.reason}
        maxLength={limits.noteMax}
        value={reason}
        onValueChange={setReason}
      />
    </>
  )
}

interface RefundUse {
  /** The id of the intent or subscription to which the payment belongs. */
  ownerId: string
  paymentId: string
  leftArs: number
}

/** State of the refund form: its fields, its errors and the function that sends it. */
function useRefund({ ownerId, paymentId, leftArs }: RefundUse) {
  const [isOpen, setIsOpen] = useState(false)
  const [scope, setScope] = useState<'all' | 'part'>('all')
  const [amountText, setAmountText] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { run, isPending } = useApiAction()

  const part = parseAmount(amountText)
  const amountArs = scope === 'all' ? leftArs : part
  const faults = {
    amount: scope === 'part' ? amountFault(part, leftArs) : undefined,
    reason: refundPaymentEndpoint.body.shape.reason.safeParse(reason, inOwnWords).error?.issues[0]?.message,
  }
  /** Returns whether the form has no faults and is sent. */
  const send = (): boolean => {
    flushSync(() => setIsTried(true))
    if (faults.amount || faults.reason) return false
    const body = { paymentId, reason, leftArs, ...(scope === 'part' && amountArs !== null && { amountArs }) }
    run(() => callApi(refundPaymentEndpoint, { params: { id: ownerId }, body }), {
      success: `Devolución pedida a ${providerName}: acá ves si la hizo`,
      refusals: {
        not_refundable: 'Ese pago ya no se puede devolver.',
        refund_outdated: 'Lo que queda de ese pago cambió mientras decidías. Revisalo y confirmá de nuevo.',
      },
      onSuccess: () => setIsOpen(false),
    })
    return true
  }
  const fields = { scope, setScope, amountText, setAmountText, reason, setReason }
  return { isOpen, setIsOpen, fields, amountArs, faults: isTried ? faults : noFaults, send, isPending }
}

function amountFault(amount: number | null, leftArs: number): string | undefined {
  if (amount === null || amount <= 0) return 'Escribí un importe, por ejemplo 4.000 o 4.000,50.'
  return amount > leftArs ? `Quedan ${formatMoney(leftArs)} por devolver.` : undefined
}
