import { errors } from '@oficio/contracts/errors'
import { mailGroups } from '@oficio/contracts/kernel/mail-groups'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { findOptOut } from '@oficio/domain/kernel/mail/opt-out-link'
import { Alert } from '@/components/ui/alert'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { OptOutButton } from '@/features/accounts/profile/opt-out-button'
import { head, page } from '@/server/page'
import { readOwnNote } from '@/server/sessions/own-note'

export const metadata = head(pages.mailOptOut, { title: 'No recibir más estos emails' })

/** Opening it switches nothing off: mail programs open links too. */
export default page(pages.mailOptOut, async ({ ctx, params: { token } }) => {
  const found = await findOptOut(ctx, token)
  const note = await readOwnNote('muteMails')
  return (
    <AuthFrame
      title="Emails que no querés"
      description={
        found ? `Los que te mandamos a ${found.email}.` : 'Los cambiás cuando quieras en tu perfil.'
      }
      otherwise={
        <AuthLink question="¿Querés ver todos?" href={paths.profile()}>
          Elegí qué emails te mandamos
        </AuthLink>
      }
    >
      <div className="space-y-5">
        {note?.refusal && note.typed === token && <Alert tone="error">{note.refusal}</Alert>}
        {!found && (
          <>
            <Alert tone="error">{errors.opt_out_invalid.text}</Alert>
            <p>
              Puede estar cortado, o ser de un email que tu cuenta ya no tiene. Entrá a tu perfil para elegir
              qué emails te mandamos.
            </p>
          </>
        )}
        {found && !found.isMuted && (
          <>
            <div className="space-y-1">
              <p>
                ¿No querés recibir más los emails de <strong>{mailGroups[found.group].label}</strong>?
              </p>
              <p className="text-sm text-muted-foreground">
                {mailGroups[found.group].hint} Los demás emails siguen igual.
              </p>
            </div>
            <OptOutButton token={token} />
          </>
        )}
        {found?.isMuted && (
          <Alert tone="success" title="Listo, no te los mandamos más">
            Apagamos los emails de «{mailGroups[found.group].label}». Podés volver a prenderlos en tu perfil.
          </Alert>
        )}
      </div>
    </AuthFrame>
  )
})
