'use client'

import { tierNames } from '@oficio/contracts/businesses/plans'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { MailAddress } from '@/components/ui/mail-address'
import type { Registered } from './submit-business'

/** Fetched with the success screen: the wizard itself needs nothing of it. */
const PayPlan = lazy(() => import('../plans/pay-plan').then((part) => ({ default: part.PayPlan })))

interface RegisteredViewProps {
  registered: Registered
  /** Of the signed-in user, who more likely pays with it than with the mail of the business. */
  accountEmail: string | null
}

/** The business is registered: what happens next, and the way to pay its plan. */
export function RegisteredView({ registered, accountEmail }: RegisteredViewProps) {
  const { claimMailedTo, businessId: id, tier, rubroIds, monthlyPriceArs, email } = registered
  const title = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone: whoever reads by keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
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
      <Suspense>
        <PayPlan
          business={{ id, tier, rubroIds, monthlyPriceArs, payerEmail: accountEmail ?? email }}
          payWay="subscribe"
          asksForPayer
        />
      </Suspense>
      <Link href={paths.home()} className={textLink}>
        Pagarlo después e ir al inicio
      </Link>
    </Card>
  )
}
