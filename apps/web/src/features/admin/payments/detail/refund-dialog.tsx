'use client'

import { limits } from '@oficio/contracts/limits'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Undo2 } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { WordsField } from '@/components/ui/words-field'
import { useRefund } from './use-refund'

interface RefundDialogProps {
  ownerId: string
  paymentId: string
  /** Who gets it: 'Paula Herrera (paula@example.com)'. */
  payerText: string
  leftArs: number
}

/** Names how much goes to whom, and asks why, before anything happens. */
export function RefundDialog({ payerText, ...payment }: RefundDialogProps) {
  const formId = useId()
  const { isOpen, setIsOpen, fields, amountArs, faults, send, isPending } = useRefund(payment)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
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
  const { scope, setScope, typed, setTyped, reason, setReason } = fields
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
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
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
