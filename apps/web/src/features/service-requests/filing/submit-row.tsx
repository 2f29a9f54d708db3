'use client'

import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { CreditCard, Send } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { Link } from '@/components/ui/link'
import type { RequestValues } from '../form/request-values'
import type { RequestFormState } from './state/filing-state'

interface SubmitRowProps {
  priceArs: number
  isPaid: boolean
  state: RequestFormState
}

const linkClasses = 'font-semibold text-primary underline underline-offset-4'

/** The submit button of the form. Its label says whether it sends, or pays and sends. */
export function SubmitRow({ priceArs, isPaid, state }: SubmitRowProps) {
  const { control } = useFormContext<RequestValues>()
  const isUrgent = useWatch({ control, name: 'isUrgent' })
  const pays = isUrgent && !isPaid
  const isSending = state.name === 'sending'
  if (state.name === 'leaving') return <LeavingBox url={state.url} />
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5">
      <Button type="submit" variant="sol" size="lg" isBusy={isSending}>
        {pays ? <CreditCard aria-hidden /> : <Send aria-hidden />}
        {label({ pays, priceArs, isSending })}
      </Button>
      <p className="text-sm text-muted-foreground">
        {pays
          ? `Pagás en ${providerName}, con tarjeta o dinero en cuenta. Al pagar aceptás los `
          : isPaid
            ? 'La tarifa de urgencia ya está paga. Al enviar aceptás los '
            : 'Es gratis y no hace falta crear una cuenta. Al enviar aceptás los '}
        <Link href={paths.terms()} target="_blank" className={linkClasses}>
          términos y condiciones
        </Link>{' '}
        y la{' '}
        <Link href={paths.privacy()} target="_blank" className={linkClasses}>
          política de privacidad
        </Link>
        .
      </p>
    </div>
  )
}

function label({ pays, priceArs, isSending }: { pays: boolean; priceArs: number; isSending: boolean }) {
  if (isSending) return pays ? 'Preparando el pago...' : 'Enviando...'
  return pays ? `Pagar ${formatMoney(priceArs)} y enviar` : 'Enviar solicitud'
}
