import { errors } from '@oficio/contracts/errors'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { readRefusalWord, refusalText } from '@oficio/contracts/refusals'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { getArrival } from '@oficio/domain/accounts/identities/get-arrival'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { LoginFailed } from '@/features/accounts/identities/login-failed'
import { PasswordOfAccount } from '@/features/accounts/identities/password-of-account'
import { SessionFromToken } from '@/features/accounts/identities/session-from-token'
import { head, page } from '@/server/page'
import { getActor } from '@/server/sessions/session'

export const metadata = head(pages.authCallback, { title: 'Entrar con Google' })

/**
 * The page after a login with Google. The address contains either an error, or a code for the session. The code works
 * once and only in this browser.
 */
export default page(pages.authCallback, async ({ ctx, query }) => {
  const { token, error, from, registerAsProfessional } = await query()
  const onward = { from: from ?? null, asProfessional: registerAsProfessional === 'true' }
  if (error !== undefined || token === undefined) return <Failed error={error} from={onward.from} />
  const arrival = await getArrival(ctx, await getActor(), { token })
  if (arrival.next === 'start-again')
    return <Failed error="arrival_over" title="Error al iniciar sesión" from={onward.from} />
  return (
    <AuthFrame
      title="Entrá con Google"
      description={
        arrival.next === 'give-password'
          ? `Ya hay una cuenta con ${arrival.email}.`
          : 'Google nos confirmó quién sos.'
      }
      alternative={<OtherWay from={onward.from} />}
    >
      {arrival.next === 'give-password' ? (
        <PasswordOfAccount token={token} {...onward} />
      ) : (
        <SessionFromToken token={token} {...onward} />
      )}
    </AuthFrame>
  )
})

interface FailedProps {
  error: string | undefined
  title?: string
  from: string | null
}

/** Shows one of our own texts. The address only selects the text, so that a forged link cannot show another text. */
function Failed({ error, title, from }: FailedProps) {
  const refusal = readRefusalWord(error)
  const text = refusal ? refusalText(refusal.code, refusal.retryAfterSeconds) : errors.identity_failed.text
  return (
    <AuthFrame title="No pudiste entrar" description="Tu cuenta sigue como estaba." alternative={null}>
      {error === undefined ? (
        <LoginFailed title="No se recibió el token de autenticación" word="arrival_over" from={from} />
      ) : (
        <LoginFailed
          title={title ?? `Error de autenticación: ${text}`}
          text={title && text}
          word={refusal ? error : 'identity_failed'}
          from={from}
        />
      )}
    </AuthFrame>
  )
}

const OtherWay = ({ from }: { from: string | null }) => (
  <AuthLink question="¿Preferís otra forma?" href={paths.login(safeReturnPath(from) ?? undefined)}>
    Entrá con tu contraseña
  </AuthLink>
)
