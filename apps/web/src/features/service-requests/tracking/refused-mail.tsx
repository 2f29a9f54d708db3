import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'

/** Over the client's page: that their address gets no mails any more, and where on the page they correct it. */
export function RefusedMail({ refused }: { refused: TrackingView['refusedMail'] }) {
  if (!refused) return null
  const { email, isUnwanted } = refused
  return (
    <RefusedMailStrip>
      {isUnwanted
        ? `No te escribimos a ${email}: desde ahí marcaron un email nuestro como no deseado. Para usar otro, corregilo más abajo, en «Tu contacto».`
        : `No podemos escribirte a ${email}: los emails que mandamos ahí vuelven. Corregilo más abajo, en «Tu contacto».`}
    </RefusedMailStrip>
  )
}
