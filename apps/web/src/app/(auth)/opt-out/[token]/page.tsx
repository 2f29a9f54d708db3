import { errors } from '@oficio/contracts/errors'
import { type MailGroupName, noticeGroups } from '@oficio/contracts/kernel/notice-groups'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { findOptOut } from '@oficio/domain/kernel/mail/opt-out-link'
import { Alert } from '@/components/ui/alert'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { OptOutButton } from '@/features/accounts/notice-choices/opt-out-button'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.mailOptOut, { title: 'No recibir más estos emails' })

/**
 * Opening the page changes nothing, because mail programs open links too. The page does not reveal the mail address.
 */
export default page(pages.mailOptOut, async ({ ctx, params: { token } }) => {
  const optOut = await findOptOut(ctx, token)
  const note = await readFormOutcome('muteMails')
  const isMuted = optOut?.muted.has(optOut.group) ?? false
  return (
    <AuthFrame
      title="Emails que no querés"
      description="Los apagás y los volvés a prender cuando quieras."
      alternative={
        <AuthLink question="¿Tenés cuenta?" href={paths.noticeChoices()}>
          Elegí qué avisos recibir
        </AuthLink>
      }
    >
      <div className="space-y-5">
        {note?.refusal && note.input === token && <Alert tone="error">{note.refusal}</Alert>}
        {!optOut && <InvalidLink />}
        {optOut && !isMuted && <Question group={optOut.group} isBack={note?.isDone ?? false} />}
        {optOut && isMuted && (
          <Alert tone="success" title="Listo, no te los mandamos más">
            Apagamos los emails de «{noticeGroups[optOut.group].label}». Los demás siguen igual.
          </Alert>
        )}
        {optOut && <OptOutButton token={token} isMuted={isMuted} />}
      </div>
    </AuthFrame>
  )
})

function InvalidLink() {
  return (
    <>
      <Alert tone="error">{errors.opt_out_invalid.text}</Alert>
      <p>
        Puede estar cortado, o ser de un email que tu cuenta ya no tiene. Si tenés una cuenta, elegí ahí qué
        avisos recibir.
      </p>
    </>
  )
}

function Question({ group, isBack }: { group: MailGroupName; isBack: boolean }) {
  const { label, hint } = noticeGroups[group]
  return (
    <>
      {isBack && <Alert tone="success">Listo, te los mandamos de nuevo.</Alert>}
      <div className="space-y-1">
        <p>
          ¿No querés recibir más los emails de <strong>{label}</strong>?
        </p>
        <p className="text-sm text-muted-foreground">{hint} Los demás emails siguen igual.</p>
      </div>
    </>
  )
}
