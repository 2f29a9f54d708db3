'use client'

import { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { fieldLabels } from '@oficio/contracts/texts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { callApi, errorOf } from '@/lib/api/api-client'
import { suggestEmail } from '@/lib/forms/suggest-email'
import { toast } from '@/lib/toast'
import { trackingHeaders } from '../tracking-headers'

interface CorrectEmailProps {
  requestId: string
  token: string
  email: string
  /** Called with the request under its new link. The old link is invalid, because a stranger may have it. */
  onCorrected: (tracking: TrackingView) => void
}

/** Corrects a mistyped mail address, to which the code cannot arrive. The tracking page can correct it too. */
export function CorrectEmail({ requestId, token, email, onCorrected }: CorrectEmailProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  if (!isOpen)
    return (
      <Button
        variant="ghost"
        className="h-auto min-h-11 w-full py-2 whitespace-normal sm:-ml-5 sm:w-auto"
        onClick={() => setIsOpen(true)}
      >
        Está mal escrito: corregir el email
      </Button>
    )

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const corrected = input.current?.value.trim() ?? ''
    if (isSending) return
    if (corrected === email) return setIsOpen(false)
    setIsSending(true)
    setError(undefined)
    try {
      const tracking = await callApi(updateServiceRequestEndpoint, {
        params: { id: requestId },
        body: { email: corrected },
        headers: trackingHeaders(token),
      })
      toast.success(
        tracking.isCodeWaiting
          ? 'Listo: vamos a mandar el código a ese email.'
          : 'Listo: te mandamos un código y un enlace nuevos a ese email.',
      )
      setIsOpen(false)
      onCorrected(tracking)
    } catch (refusal) {
      const { fields, text } = errorOf(refusal)
      setError(fields.email ?? text)
      input.current?.focus()
    } finally {
      setIsSending(false)
    }
  }

  return (
    <LiveForm noValidate onSubmit={send} className="mt-5 space-y-4 border-t pt-5">
      <Field
        id="email-corregido"
        label={fieldLabels.email}
        hint="Te mandamos ahí un código y un enlace nuevos. Los de antes dejan de servir."
        error={error}
      >
        {(props) => (
          <EmailInput {...props} ref={input} name="email" defaultValue={suggestEmail(email) ?? email} />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="outline" onClick={() => setIsOpen(false)} disabled={isSending}>
          Dejar como estaba
        </Button>
        <Button type="submit" isLoading={isSending}>
          Guardar el email
        </Button>
      </div>
    </LiveForm>
  )
}
