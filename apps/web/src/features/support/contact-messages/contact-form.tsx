'use client'

import { browserErrors } from '@oficio/contracts/browser-errors/general'
import { paths } from '@oficio/contracts/paths'
import type { contactMessageForm } from '@oficio/contracts/support/contact-messages'
import {
  contactFaults,
  contactOutcomes,
  contactSubjects,
  contactSubjectTexts,
} from '@oficio/contracts/support/contact-texts'
import { fieldLabels } from '@oficio/contracts/texts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmailInput } from '@/components/ui/email-input'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { HoneypotInput } from '@/components/ui/honeypot'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import type { SummaryFault } from '@/lib/forms/form-faults'
import { useSentForm } from '../use-sent-form'

const empty: ContactValues = { name: '', email: '', subject: '', message: '', website: '' }

/** Adds the name of the field to an error, because in the summary 'Este campo' would not say which field. */
const withFieldName = ({ message, ...fault }: SummaryFault): SummaryFault => ({
  ...fault,
  message:
    message === contactFaults.required
      ? `${fault.fieldId === 'name' ? fieldLabels.fullName : fieldLabels.email}: ${message}`
      : message,
})

/** The contact form: name, email, subject and message. */
export function ContactForm() {
  const { form, attempt, refusal, submit, summary, isSent } = useContactForm()
  const { register, formState, control } = form
  const subject = useWatch({ control, name: 'subject' })
  const { errors, isSubmitting } = formState
  return (
    <LiveForm onSubmit={submit} noValidate className="relative space-y-5">
      <ErrorSummary errors={summary.map(withFieldName)} attempt={attempt} />
      <Field id="name" label={fieldLabels.fullName} error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
      </Field>
      <Field
        id="email"
        label={fieldLabels.email}
        hint="Ahí te mandamos la respuesta."
        error={errors.email?.message}
      >
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
      <Field id="subject" label={fieldLabels.subject} error={errors.subject?.message}>
        {(props) => (
          <Select {...props} {...register('subject')} placeholder="Elegí un asunto">
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {contactSubjectTexts[subject]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {subject === 'partnership' && <AdvertisingHint />}
      <Field id="message" label={fieldLabels.message} error={errors.message?.message}>
        {(props) => <Textarea {...props} {...register('message')} rows={6} />}
      </Field>
      <HoneypotInput {...register('website')} />
      {isSent && <Alert tone="success" title={contactOutcomes.sent} />}
      {refusal && (
        <Alert tone="error" title={contactOutcomes.failed}>
          {refusal !== browserErrors.internal.text && `${refusal} `}Lo que escribiste sigue acá.
        </Alert>
      )}
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        Enviar mensaje
      </Button>
      <p className="text-sm text-muted-foreground">
        Usamos estos datos solo para responderte. Más en{' '}
        <Link href={paths.privacy()} className={inlineLink}>
          privacidad
        </Link>
        .
      </p>
    </LiveForm>
  )
}

/** Prices and free days are a page away, so nobody has to wait for an answer. */
const AdvertisingHint = () => (
  <Alert
    title="¿Querés mostrar un banner?"
    action={
      <ButtonLink href={paths.advertising()} variant="outline">
        Ver espacios y precios
      </ButtonLink>
    }
  >
    Ahí ves cuánto cuesta, qué días están libres y cómo queda. Lo reservás en el momento.
  </Alert>
)

/** The values of the controls as text. The subject is '' if none is chosen yet. */
type ContactValues = Record<'name' | 'email' | 'subject' | 'message' | 'website', string>

type ContactMessage = z.output<typeof contactMessageForm>

const contract = () => loadPart(import('@oficio/contracts/support/contact-messages'))

/** State of the contact form. Name and email of the signed-in user are filled in unless the visitor typed others. */
function useContactForm() {
  const [isSent, setIsSent] = useState(false)
  const { user } = useVisitor()
  const knownValues = user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : {}
  const { form, ...sending } = useSentForm<ContactValues, ContactMessage>({
    defaultValues: empty,
    fields: ['name', 'email', 'subject', 'message'],
    schema: async () => (await contract()).contactMessageForm,
    send: async (body) => {
      setIsSent(false)
      const { createContactMessageEndpoint } = await contract()
      await callApi(createContactMessageEndpoint, { body })
      form.reset({ ...empty, ...knownValues })
      setIsSent(true)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with the visitor alone
  useEffect(() => {
    if (user) form.reset({ ...empty, ...knownValues }, { keepDirtyValues: true })
  }, [user])

  return { form, ...sending, isSent }
}
