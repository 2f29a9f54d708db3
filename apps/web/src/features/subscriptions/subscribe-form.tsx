'use client'

import { email } from '@oficio/contracts/fields'
import type { SubscriptionLink } from '@oficio/contracts/subscriptions'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LeavingNotice } from '@/components/ui/leaving-notice'
import { useCheckout } from '@/lib/use-checkout'
import { DiscardButton } from './discard-button'
import { HandOverRefusal } from './hand-over-refusal'
import { type SubscribeWay, subscribeBy } from './subscribe-ways'
import { TermsCheckbox } from './terms-checkbox'

interface SubscribeFormProps {
  /** Of the account, or the one that was given last. */
  payerEmail: string
  /** As shown beside the form. */
  monthlyPriceArs: number
  submitLabel: string
  way: SubscribeWay
  /** It waits to be authorised, and can be given up. */
  isDiscardable?: boolean
}

/** Whose account at the provider pays, the terms, and the way there. */
export function SubscribeForm({
  payerEmail,
  monthlyPriceArs,
  submitLabel,
  way,
  isDiscardable = false,
}: SubscribeFormProps) {
  const [mail, setMail] = useState(payerEmail)
  const [hasAccepted, setHasAccepted] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const parsed = email.safeParse(mail)
  const mailFault = parsed.success ? undefined : (parsed.error.issues[0]?.message ?? texts.email)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const { currentTarget } = event
    if (!parsed.success) currentTarget.querySelector<HTMLElement>('[type=email]')?.focus()
    else if (!hasAccepted) currentTarget.querySelector<HTMLElement>('[role=checkbox]')?.focus()
    else void start(() => subscribeBy[way]({ payerEmail: parsed.data, monthlyPriceArs }).then(linkOf))
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field
        label="Email de tu cuenta de Mercado Pago"
        hint="Con esa cuenta autorizás el cobro. Si ponés otro email, Mercado Pago puede rechazarlo."
        error={isChecked ? mailFault : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={mail}
            onChange={(event) => setMail(event.target.value)}
          />
        )}
      </Field>
      <TermsCheckbox
        isAccepted={hasAccepted}
        onChange={setHasAccepted}
        isMissing={isChecked && !hasAccepted}
      />
      <HandOverRefusal refusal={refusal} way={way} />
      {leavingTo ? (
        <LeavingNotice url={leavingTo} />
      ) : (
        <div className="space-y-2.5">
          <Button type="submit" variant="sol" size="lg" block isLoading={isStarting}>
            {submitLabel}
          </Button>
          <p className="text-sm text-muted-foreground">
            Lo autorizás en Mercado Pago, con tarjeta o dinero en cuenta. Después volvés a este sitio.
          </p>
          {isDiscardable && <DiscardButton />}
        </div>
      )}
    </form>
  )
}

const linkOf = ({ redirectUrl }: SubscriptionLink) => redirectUrl
