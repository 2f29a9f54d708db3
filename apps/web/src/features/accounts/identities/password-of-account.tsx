'use client'

import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { errorOf } from '@/lib/api/api-client'
import { useTextForm } from '@/lib/forms/use-text-form'
import { openArrivedSession } from '../sessions/open-web-session'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { goToSecondStep, goToTarget, type ReturnTarget } from './return-target'

const names = ['password'] as const
const schema = () =>
  import('@oficio/contracts/accounts/endpoints').then(({ loginForm }) => loginForm.pick({ password: true }))

/**
 * Links Google to an existing account with the same, unconfirmed address. The password proves that the visitor owns
 * that account.
 */
export function PasswordOfAccount({ token, ...onward }: ReturnTarget & { token: string }) {
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema,
    send: async ({ password }) => {
      try {
        goToTarget(await openArrivedSession({ token, password }), onward)
      } catch (reason) {
        if (!goToSecondStep(errorOf(reason), onward)) throw reason
      }
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <p>
        Como su email todavía no está confirmado, escribí la contraseña de esa cuenta para unirla a Google. Es
        por única vez.
      </p>
      <TextField name="password" type="password" error={faults.password} autoComplete="current-password" />
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <SubmitButton isSending={isSending}>Unir y entrar</SubmitButton>
      <p className="text-sm text-muted-foreground">
        ¿No la sabés, o esa cuenta no la creaste vos?{' '}
        <Link href={paths.forgotPassword()} className={inlineLink}>
          Elegí otra contraseña
        </Link>{' '}
        con el enlace que te mandamos: eso confirma que el email es tuyo, y después entrás con Google sin más.
      </p>
    </LiveForm>
  )
}
