import { errors } from '@oficio/contracts/errors'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { findConfirmation } from '@oficio/domain/accounts/mailbox/find-confirmation'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { ConfirmButton } from '@/features/accounts/mailbox/confirm-button'
import { RenewButton } from '@/features/accounts/mailbox/renew-button'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.confirmEmail, { title: 'Confirmar email' })

/** Opening the page confirms nothing, because mail programs open links too. */
export default page(pages.confirmEmail, async ({ ctx, params: { token } }) => {
  const { state, link } = await findConfirmation(ctx, token)
  const [confirming, renewing] = await Promise.all([
    readFormOutcome('confirmEmail'),
    readFormOutcome('renewConfirmation'),
  ])
  const ownNote = [renewing, confirming].find((note) => note?.input === token) ?? null
  const isRenewed = renewing?.input === token && renewing.isDone
  return (
    <AuthFrame
      title="Confirmá tu email"
      description={link?.email ?? 'El enlace llega a tu correo.'}
      alternative={null}
    >
      <div className="space-y-5">
        {ownNote?.refusal && <Alert tone="error">{ownNote.refusal}</Alert>}
        {isRenewed && (
          <Alert tone="success">
            {renewing.isMailWaiting
              ? `Te vamos a mandar otro enlace. ${waitingMailText}`
              : 'Te mandamos otro enlace. Mirá tu correo.'}
          </Alert>
        )}
        {state === 'open' && (
          <>
            <p>Tocá el botón para decirnos que este email es tuyo.</p>
            <ConfirmButton token={token} />
          </>
        )}
        {state === 'confirmed' && (
          <>
            <Alert tone="success" title="Tu email quedó confirmado" />
            <ToAccount>Ir a mi cuenta</ToAccount>
          </>
        )}
        {state === 'over' && (
          <>
            <Alert tone="warning" title="Este enlace venció">
              Los enlaces para confirmar un email valen por {limits.emailConfirmationHours} horas.
            </Alert>
            <RenewButton token={token} />
          </>
        )}
        {state === 'invalid' && (
          <>
            <Alert tone="error">{errors.confirm_link_invalid.text}</Alert>
            <p>Puede estar cortado, o haber otro más nuevo en tu correo.</p>
            <ToAccount>Entrar a mi cuenta</ToAccount>
          </>
        )}
      </div>
    </AuthFrame>
  )
})

/** A link to the user's account. The login page redirects signed-in users to the first page of their role. */
const ToAccount = ({ children }: { children: string }) => (
  <Link href={paths.login()} className={buttonClasses({ size: 'lg', block: true })}>
    {children}
  </Link>
)
