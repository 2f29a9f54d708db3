import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'
import { contactAnchor } from '../editing/use-save-edit'

/** Over the client's page: that their address gets no mails any more, and the way to the form that corrects it. */
export function RefusedMail({ refused }: { refused: TrackingView['refusedMail'] }) {
  if (!refused) return null
  const { email, isUnwanted } = refused
  return (
    <RefusedMailStrip
      mend={{ href: `#${contactAnchor}`, label: isUnwanted ? 'Usar otro email' : 'Corregirlo' }}
    >
      {isUnwanted
        ? `No te escribimos a ${email}: desde ahí marcaron un email nuestro como no deseado.`
        : `No podemos escribirte a ${email}: los emails que mandamos ahí vuelven.`}
    </RefusedMailStrip>
  )
}
