'use client'

import { limits } from '@oficio/contracts/limits'
import { confirmServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { seatCount } from '@oficio/contracts/service-requests/seats'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { countOf } from '@oficio/contracts/text/count-of'
import { fieldLabels } from '@oficio/contracts/texts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CodeInput } from '@/components/ui/code-input'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { callApi, errorOf } from '@/lib/api/api-client'
import { focusTitle } from '@/lib/restore-focus'
import { toast } from '@/lib/toast'
import { CorrectEmail } from './correct-email'
import { ResendCode } from './resend-code'

interface ConfirmBoxProps {
  requestId: string
  token: string
  email: string
  leadsPerRequest: number
  /** Whether the code is mailed later, because many were mailed for requests of the same connection. */
  isCodeWaiting: boolean
  onConfirmed: () => void
  /** Called with the request under its new link, after the client corrected the mail address. */
  onCorrected: (tracking: TrackingView) => void
  /** The code from the link of the mail, unchecked. It fills in the field, and one click sends it. */
  mailedCode?: string | null
  /** The proof from the link of the mail. It is sent together with any code. */
  mailedProof?: string | null
}

/** Asks the client to confirm the mailbox with the code, which is typed or filled in by the link of the mail. */
export function ConfirmBox({
  requestId,
  token,
  email,
  leadsPerRequest,
  isCodeWaiting,
  onConfirmed,
  onCorrected,
  mailedCode,
  mailedProof,
}: ConfirmBoxProps) {
  const seats = seatCount(leadsPerRequest, false)
  const [code, setCode] = useState(() => codeOf(mailedCode))
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isConfirmed = useRef(false)

  // Move the focus to the title, because the focused box disappears and keyboard users would continue at the top of the
  // page.
  useEffect(() => () => void (isConfirmed.current && focusTitle()), [])

  // Move the focus to the field, so that the client notices the error beside it.
  useEffect(() => {
    if (error !== null) document.getElementById('code')?.focus()
  }, [error])

  const confirm = async (code: string) => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    try {
      await callApi(confirmServiceRequestEndpoint, {
        params: { id: requestId },
        body: { code, proof: mailedProof ?? undefined },
        headers: { 'x-tracking-token': token },
      })
      toast.success('¡Gracias! Tu solicitud quedó confirmada.')
      isConfirmed.current = true
      onConfirmed()
    } catch (refusal) {
      setError(errorOf(refusal).text)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Card className="border-2 border-sol">
      <h2 className="flex items-center gap-2.5 text-xl tiny:flex-wrap">
        <MailCheck aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
        Confirmá que sos vos
      </h2>
      <p className="mt-2 text-muted-foreground">
        {codeOf(mailedCode) === '' || error !== null ? (
          <>
            {isCodeWaiting ? 'Te vamos a mandar un email a' : 'Te mandamos un email a'}{' '}
            <strong className="font-semibold wrap-anywhere text-foreground">{email}</strong>
            <span className="needs-script">: tocá el enlace o escribí el código</span>.
            {isCodeWaiting &&
              ` Puede tardar bastante, porque desde tu conexión se pidieron muchos emails. Si en ${limits.waitingCodeHours} horas no pudimos mandártelo, la solicitud se borra y la podés hacer de nuevo. Si entrás a tu cuenta con ese email ya confirmado, no hace falta código.`}
          </>
        ) : (
          <span className="needs-script">
            El código de tu email ya está puesto: tocá «Confirmar» y listo.
          </span>
        )}{' '}
        {seats < leadsPerRequest &&
          `Mientras tanto, solo ${countOf(seats, 'profesional puede', 'profesionales pueden')} ver tu teléfono y tu email.`}
      </p>
      {/* The page that the link opens needs a script to send the code, too. */}
      <noscript>
        <p className="mt-3 font-medium">Para confirmar sin JavaScript, más arriba está cómo contactarnos.</p>
      </noscript>
      <LiveForm
        noValidate
        className="mt-5 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm(code)
        }}
      >
        <Field id="code" label={fieldLabels.code} error={error ?? undefined}>
          {(props) => (
            <CodeInput
              {...props}
              length={limits.codeDigits}
              value={code}
              onValueChange={(value) => {
                setCode(value)
                setError(null)
              }}
              onComplete={(code) => void confirm(code)}
              readOnly={isSending}
            />
          )}
        </Field>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <Button type="submit" disabled={code.length < limits.codeDigits} isLoading={isSending}>
            Confirmar
          </Button>
          <ResendCode requestId={requestId} token={token} onSent={() => setError(null)} />
        </div>
      </LiveForm>
      <CorrectEmail requestId={requestId} token={token} email={email} onCorrected={onCorrected} />
    </Card>
  )
}

/** Returns the code if it is well-formed, else ''. The code comes from the address, which anybody may have changed. */
function codeOf(email: string | null | undefined): string {
  return email && /^\d+$/.test(email) && email.length === limits.codeDigits ? email : ''
}
