'use client'

import { tierNames } from '@oficio/contracts/businesses/plans'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LeavingBox } from '@/components/ui/leaving-box'
import { Link } from '@/components/ui/link'
import { MailAddress } from '@/components/ui/mail-address'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { loadPart } from '@/lib/api/load-part'
import type { Registered } from './submit-business'

/** The business is registered: what happens next, and the way to pay its plan. */
export function RegisteredView({ registered }: { registered: Registered }) {
  const { claimMailedTo, payUrl, tier, monthlyPriceArs } = registered
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const title = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone: whoever reads by keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
  const pay = () =>
    start(async () => payUrl ?? (await loadPart(import('./submit-business'))).orderPlan(registered))
  return (
    <Card className="space-y-5">
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
        ¡Negocio registrado con éxito!
      </h2>
      <p>La página de tu negocio se publica apenas se confirma el pago del plan.</p>
      <p>
        Plan {tierNames[tier]}: <strong>{formatMoney(monthlyPriceArs)}</strong> por mes.
      </p>
      {claimMailedTo && (
        <p>
          Te mandamos un email a{' '}
          <strong>
            <MailAddress>{claimMailedTo}</MailAddress>
          </strong>{' '}
          con un enlace para elegir tu contraseña y administrar tu negocio. Vale por{' '}
          {limits.businessClaimDays} días.
        </p>
      )}
      {refusal && <Alert tone="error" title={checkoutText(refusal)} />}
      {leavingTo ? (
        <LeavingBox url={leavingTo} />
      ) : (
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button variant="sol" size="lg" isLoading={isStarting} onClick={() => void pay()}>
            Pagar suscripción
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link href={paths.home()}>Ir al inicio</Link>
          </Button>
        </div>
      )}
    </Card>
  )
}
