import type { ProfileView } from '@oficio/contracts/accounts/profile'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { IdentityList } from '../identities/identity-list'
import { RefusedMailAlert } from '../mailbox/refused-mail-alert'
import { ResendConfirmation } from '../mailbox/resend-confirmation'
import { WithdrawEmail } from './withdraw-email'

/**
 * The part of the profile that shows how the user logs in: email, password, second factor and Google, with links to
 * change them.
 */
export function AccessCard({ profile }: { profile: ProfileView }) {
  const {
    email,
    isEmailConfirmed,
    pendingEmail,
    isMailWaiting,
    refusedMail,
    hasPassword,
    hasSecondFactor,
    identities,
  } = profile
  return (
    <Card asChild>
      <section aria-labelledby="con-que-entras" className="space-y-5">
        <h2 id="con-que-entras" className="text-xl">
          Con qué entrás
        </h2>
        <div className="space-y-3">
          <p className="break-words">
            <span className="block text-sm text-muted-foreground">Email</span>
            {email}
          </p>
          {refusedMail && <RefusedMailAlert refusedMail={refusedMail} />}
          {!isEmailConfirmed && !pendingEmail && !refusedMail && (
            <Alert tone="warning" title="Falta confirmar tu email" action={<ResendConfirmation />}>
              {isMailWaiting ? 'Te vamos a mandar' : 'Te mandamos'} un enlace. Con el email confirmado, tus
              solicitudes quedan confirmadas al enviarlas. {isMailWaiting && waitingMailText}
            </Alert>
          )}
          {pendingEmail && (
            <Alert
              tone="info"
              title="Falta confirmar el email nuevo"
              action={
                <div className="flex flex-wrap gap-3">
                  <ResendConfirmation />
                  <WithdrawEmail />
                </div>
              }
            >
              <span className="break-words">
                {isMailWaiting ? 'Vamos a mandar' : 'Mandamos'} un enlace a {pendingEmail}. Hasta que lo
                abras, tu email sigue siendo el de antes. {isMailWaiting && waitingMailText}
              </span>
            </Alert>
          )}
          <Link href={paths.profileEmail()} className={textLink}>
            Cambiar el email
          </Link>
        </div>
        <div>
          <p>
            <span className="block text-sm text-muted-foreground">Contraseña</span>
            {hasPassword ? 'Tenés una' : 'No tenés: entrás con Google'}
          </p>
          <Link href={hasPassword ? paths.profilePassword() : paths.forgotPassword()} className={textLink}>
            {hasPassword ? 'Cambiar la contraseña' : 'Elegir una contraseña'}
          </Link>
        </div>
        <div>
          <p>
            <span className="block text-sm text-muted-foreground">Verificación en dos pasos</span>
            {hasSecondFactor ? 'Activa' : 'Sin activar'}
          </p>
          <Link href={paths.security()} className={textLink}>
            {hasSecondFactor ? 'Ver la seguridad de tu cuenta' : 'Activar la verificación en dos pasos'}
          </Link>
        </div>
        {identities.length > 0 && (
          <IdentityList identities={identities} isOnlyWayIn={!hasPassword && identities.length === 1} />
        )}
      </section>
    </Card>
  )
}
