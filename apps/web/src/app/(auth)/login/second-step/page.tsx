import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { offerFactors } from '@oficio/domain/accounts/second-factor/offer-factors'
import { readChallengeToken } from '@oficio/domain/accounts/sessions/challenge-token'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { inlineLink } from '@/components/ui/link-classes'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { SecondStepForm } from '@/features/accounts/second-factor/second-step-form'
import { secondStepCookieName } from '@/server/callers/second-step-cookie'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.secondStep, { title: 'Verificación en dos pasos' })

/** The second step of a login. Without the cookie of the first step, redirects to the first step. */
export default page(pages.secondStep, async ({ ctx, query }) => {
  const from = safeReturnPath((await query()).from)
  const token = (await cookies()).get(secondStepCookieName)?.value ?? ''
  const account = await readChallengeToken(ctx, 'web', token)
  if (account === null) redirect(paths.loginAfter('second_step_over', from))
  const note = await readFormOutcome('secondStep')
  const { options, hasApp } = await offerFactors(ctx, account.id)
  return (
    <AuthFrame
      title="Confirmá que sos vos"
      description="Falta un paso para entrar: la verificación en dos pasos."
      alternative={
        <>
          <p>
            ¿Perdiste el teléfono y los códigos? Escribinos a{' '}
            <a href={`mailto:${ctx.site.supportEmail}`} className={inlineLink}>
              {ctx.site.supportEmail}
            </a>
          </p>
          <AuthLink question="¿No sos vos?" href={paths.login(from ?? undefined)}>
            Entrá con otra cuenta
          </AuthLink>
        </>
      }
    >
      <SecondStepForm from={from} passkeyOptions={options} hasApp={hasApp} refusal={note?.refusal ?? null} />
    </AuthFrame>
  )
})
