'use client'

import { claimBusinessEndpoint, mailClaimCodeEndpoint } from '@oficio/contracts/businesses/claims'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { fieldLabels } from '@oficio/contracts/texts'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CodeInput } from '@/components/ui/code-input'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { callApi, errorOf } from '@/lib/api/api-client'
import { keepFocus } from '@/lib/keep-focus'
import { toast } from '@/lib/toast'
import { showMailedToast } from '../../accounts/mailbox/show-mailed-toast'

/** The form that sends a code to the page's own email address, and claims the page with the code. */
export function ClaimForm({ businessId: id, email }: { businessId: string; email: string }) {
  const router = useRouter()
  // Also set by a claimant who comes back later with a code from an earlier mail.
  const [isMailed, setIsMailed] = useState(false)
  const [isMailWaiting, setIsMailWaiting] = useState(false)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<{ step: 'mail' | 'claim'; text: string } | null>(null)
  const [isSending, setIsSending] = useState(false)

  const run = async (step: 'mail' | 'claim', call: () => Promise<void>) => {
    if (isSending) return
    keepFocus()
    setIsSending(true)
    setRefusal(null)
    try {
      await call()
    } catch (error) {
      const { code, text } = errorOf(error)
      setRefusal({ step, text })
      // Reloads the page, which shows its owner. The owner may be this user, if the answer to an earlier call was lost.
      if (code === 'page_taken') router.refresh()
    } finally {
      setIsSending(false)
    }
  }
  const mail = () =>
    run('mail', async () => {
      const mailedCode = await callApi(mailClaimCodeEndpoint, { params: { id } })
      setIsMailed(true)
      setIsMailWaiting(mailedCode.isMailWaiting)
      setCode('')
      showMailedToast(mailedCode, 'Te mandamos un código')
    })
  const askForCode = () => {
    keepFocus()
    setIsMailed(true)
  }
  const claim = (codeText: string) =>
    run('claim', async () => {
      await callApi(claimBusinessEndpoint, { params: { id }, body: { code: codeText } })
      toast.success('La página ya es tuya')
      router.push(paths.userBusiness(id))
    })

  return (
    <Card asChild className="space-y-5">
      <LiveForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (isMailed ? claim(code) : mail())
        }}
      >
        <p>
          {isMailed && !isMailWaiting ? 'Te mandamos' : 'Vamos a mandar'} un código a{' '}
          <strong className="font-semibold wrap-anywhere">{email}</strong>, el email que figura en la página.{' '}
          {isMailWaiting ? waitingMailText : `Vale por ${limits.pageCodeMinutes} minutos.`}
        </p>
        {isMailed && (
          <Field
            id="code"
            label={fieldLabels.code}
            hint={`Los ${limits.pageCodeDigits} números del email.`}
            error={refusal?.step === 'claim' ? refusal.text : undefined}
          >
            {(props) => (
              <CodeInput
                {...props}
                length={limits.pageCodeDigits}
                value={code}
                onValueChange={setCode}
                onComplete={(codeText) => void claim(codeText)}
                readOnly={isSending}
              />
            )}
          </Field>
        )}
        {refusal?.step === 'mail' && <Alert tone="warning" title={refusal.text} />}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            type="submit"
            isLoading={isSending}
            disabled={isMailed && code.length < limits.pageCodeDigits}
          >
            {isMailed ? 'Reclamar la página' : 'Mandar el código'}
          </Button>
          {isMailed ? (
            <Button variant="ghost" onClick={() => void mail()} disabled={isSending}>
              No me llegó: mandar otro
            </Button>
          ) : (
            <Button variant="ghost" onClick={askForCode} disabled={isSending}>
              Ya tengo un código
            </Button>
          )}
        </div>
      </LiveForm>
    </Card>
  )
}
