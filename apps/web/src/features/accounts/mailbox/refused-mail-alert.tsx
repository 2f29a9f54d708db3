import type { RefusedMail } from '@oficio/contracts/accounts/mailbox'
import { MailX } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { ResendConfirmation } from './resend-confirmation'

/**
 * Explains, beside an email address that rejects our mails, why we stopped writing to it, which mails are still sent,
 * and how to fix it.
 */
export function RefusedMailAlert({
  refusedMail: { email, isUnwanted, canConfirm },
}: {
  refusedMail: RefusedMail
}) {
  return (
    <Alert
      tone="warning"
      icon={MailX}
      title={<span className="wrap-anywhere">No podemos escribirte a {email}</span>}
      action={canConfirm && <ResendConfirmation label="Confirmarla" />}
    >
      <p>
        {isUnwanted
          ? 'Desde esa casilla marcaron un email nuestro como no deseado.'
          : 'Los emails que mandamos ahí vuelven.'}{' '}
        Por eso te mandamos solo lo que no puede faltar: pagos, seguridad y lo que pidas vos.
      </p>
      {canConfirm && (
        <p>
          {isUnwanted
            ? 'Si querés recibir los demás, confirmala.'
            : 'Si la dirección anda, confirmala; si no, cambiala.'}
        </p>
      )}
    </Alert>
  )
}
